import { readFileSync } from 'node:fs';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findLostKeys } from '../../../server/crypto/lostKeys.ts';
import { MINUTE_MS } from '../../../server/lib/units.ts';
import { registry } from '../../../server/metrics/metrics.ts';
import { watchKeys } from '../../../server/start/watchKeys.ts';
import { forOneEngine } from '../../support/app/database/testDatabase.ts';
import { openLogLines } from '../../support/app/server/logLines.ts';
import { fakeKeyStore, fakeMemberKeys } from '../../support/fakes/fakeKeyStore.ts';
import { asking, asMember } from '../../support/fakes/fakeSessions.ts';
import { aConsentingMember } from '../../support/fixtures/counsel/aConsentingMember.ts';
import {
  type LineChat,
  type LineWorld,
  openLineChat,
} from '../../support/fixtures/counsel/lineChat.ts';
import { aMember } from '../../support/fixtures/factories.ts';
import { aStaff } from '../../support/fixtures/staff/aStaff.ts';

const TEXT = '코 수술이 걱정돼요';
const SECOND = '하나 더 물어봐요';

forOneEngine((_engine, open) => {
  let chat: LineChat;
  let world: LineWorld;
  let store: ReturnType<typeof fakeKeyStore>;
  let counselId: string;

  beforeAll(async () => {
    chat = await openLineChat({ db: await open() });
  });
  beforeEach(async () => {
    world = await chat.begin('ko');
    store = fakeKeyStore();
    counselId = await book(await start());
  });

  /** Another process, which remembers no key. */
  const start = () => openLineChat({ db: chat.db, memberKeys: fakeMemberKeys(store) });
  const book = async (app: LineChat) => {
    const from = { clinic_id: world.clinicId, sourceType: 'CLINIC', sourceId: world.clinicId };
    const form = { ...from, content: TEXT };
    const { body } = await app.ask('POST', '/member/counsels', form, asMember(world.me));
    return Object(body).data.id;
  };
  const write = (app: LineChat) => {
    const form = { text: SECOND, photos: [] };
    return app.ask('POST', `/member/counsels/${counselId}/messages`, form, asMember(world.me));
  };
  const shown = async (app: LineChat) => {
    const get = async (path: string) => Object((await app.get(path, asMember(world.me))).body).data;
    const messages = await get(`/member/counsels/${counselId}/messages`);
    const texts = messages.map(({ text }: { text: string }) => text);
    return [(await get(`/member/counsels/${counselId}`)).content, ...texts];
  };
  /** Returns what puts the lost keys back. */
  const loseKeys = () => {
    const copy = new Map(store.keys);
    store.keys.clear();
    return () => {
      for (const [memberId, wrapped] of copy) store.keys.set(memberId, wrapped);
    };
  };

  describe('a key that the key store has lost', () => {
    it('gets no second one: a new text is refused, and all texts open when the key is back', async () => {
      const putBack = loseKeys();
      const without = await start();
      expect((await write(without)).status).toBe(500);
      expect(store.keys.size).toBe(0);
      putBack();
      expect((await write(without)).status).toBe(200);
      expect(await shown(await start())).toEqual([TEXT, SECOND]);
    });

    it('does not stop staff who answer without a text', async () => {
      const staff = await aStaff(chat.db);
      loseKeys();
      const without = await start();
      const change = (form: object) =>
        without.ask('PATCH', `/staff/counsels/${counselId}`, form, asking(staff));
      const refused = await change({ version: 1, note: '메모' });
      const moved = await change({ version: 1, state: 'CLINIC_CONFIRMED' });
      expect([refused.status, moved.status]).toEqual([500, 200]);
    });

    it('does not stop the members who write in LINE at the same time', async () => {
      const other = (await aConsentingMember(chat.db, world.clinicId)).id;
      await chat.link(other, 'U2');
      const putBack = loseKeys();
      const without = await start();
      const said = ['U1', 'U2'].map((user) => ({
        id: `01EVENTOF${user}`,
        user,
        type: 'message',
        message: { type: 'text', id: user.slice(1), text: SECOND },
      }));
      const stored = async () => (await chat.events()).map(({ id }) => id).sort();
      expect([await without.send(...said), await stored()]).toEqual([500, ['01EVENTOFU2']]);
      putBack();
      expect([await without.send(...said), await stored()]).toEqual([
        200,
        ['01EVENTOFU1', '01EVENTOFU2'],
      ]);
    });

    it('keeps messages of LINE that wait: they arrive when the key is back', async () => {
      const app = await start();
      await app.send({ type: 'message', message: { type: 'text', id: '1', text: SECOND } });
      const putBack = loseKeys();
      const without = await start();
      await without.handleEvent();
      expect(await app.events()).toMatchObject([{ state: 'WAITING', problem: 'cannot be opened' }]);
      putBack();
      without.clock.time += 10 * MINUTE_MS;
      await without.handleEvent();
      expect(await shown(without)).toEqual([TEXT, SECOND]);
    });

    it('is counted, but not the keys of members without texts and of those who left', async () => {
      await aMember(chat.db);
      expect(await findLostKeys(chat.db, store)).toEqual([]);
      loseKeys();
      expect(await findLostKeys(chat.db, store)).toEqual([world.me]);
      // In a backup the rows are still there.
      await store.erase(world.me, chat.now());
      expect(await findLostKeys(chat.db, store)).toEqual([]);
    });

    it('is an error in the log and a number for the alarm, at the start and each hour', async () => {
      const { log, lines } = openLogLines();
      const atStart = async () => {
        await watchKeys(chat.db, store, log).stop();
        return registry.getSingleMetricAsString('member_keys_lost');
      };
      expect(await atStart()).toMatch(/^member_keys_lost 0$/m);
      expect(lines()).toEqual([]);
      loseKeys();
      expect(await atStart()).toMatch(/^member_keys_lost 1$/m);
      expect(lines()).toMatchObject([{ level: 50, members: 1 }]);
      expect(readFileSync('docs/monitoring/alarms.yaml', 'utf8')).toContain('member_keys_lost');
    });

    it('is counted in each of many members', async () => {
      await chat.db.query(
        `with more as (insert into member (id, nickname, nickname_key, language, created_at, updated_at)
           select gen_random_uuid(), n::text, n::text, 'ko', now(), now() from generate_series(1, 1100) n
           returning id)
         insert into email (member_id, address_sealed, confirmed_at)
         select id, 'sealed', now() from more`,
      );
      expect(new Set(await findLostKeys(chat.db, store)).size).toBe(1_100);
    });
  });
});
