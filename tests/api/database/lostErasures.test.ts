import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CONSENT_PURPOSES, CONSENT_VERSION } from '../../../contract/plain/consent.ts';
import { restoreBackup } from '../../../server/db/backup/restoreBackup.ts';
import type { Database } from '../../../server/db/database.ts';
import { watchFeed } from '../../../server/db/feed/watchFeed.ts';
import { selectConsentsTo } from '../../../server/domain/consent/consentSql.ts';
import { isReadInLine } from '../../../server/domain/lineReading/lineReadingSql.ts';
import { selectTranslationConsent } from '../../../server/domain/translation/translationConsentSql.ts';
import { replayAfterRestores } from '../../../server/start/replayErasureLog.ts';
import { backupText, linesOf } from '../../support/app/database/storedTexts.ts';
import { forOneEngine } from '../../support/app/database/testDatabase.ts';
import { openLogLines } from '../../support/app/server/logLines.ts';
import type { Answer } from '../../support/app/testApp.ts';
import { fakeKeyStore, fakeMemberKeys } from '../../support/fakes/fakeKeyStore.ts';
import { asMember } from '../../support/fakes/fakeSessions.ts';
import { aConsentingMember } from '../../support/fixtures/counsel/aConsentingMember.ts';
import {
  type LineChat,
  type LineWorld,
  openLineChat,
} from '../../support/fixtures/counsel/lineChat.ts';
import { afterFile } from '../../support/setup/afterFile.ts';

forOneEngine((_engine, open) => {
  const { log, text: logged } = openLogLines();
  let chat: LineChat;
  let store: ReturnType<typeof fakeKeyStore>;
  let world: LineWorld;
  let leaver: string;

  beforeAll(async () => {
    store = fakeKeyStore();
    chat = await openLineChat({ db: await open(), memberKeys: fakeMemberKeys(store) });
  });
  beforeEach(async () => {
    world = await chat.begin('ko');
    leaver = (await aConsentingMember(chat.db, world.clinicId)).id;
  });

  const counselOf = (memberId: string, content: string) =>
    world.booked({ member_id: memberId, content });

  /** A member erases texts, one leaves, one takes a message back. */
  const eraseAll = async () => {
    const other = (await aConsentingMember(chat.db, world.clinicId)).id;
    await counselOf(world.me, '비밀');
    await counselOf(leaver, '비밀');
    await counselOf(other, '남는 글');
    await chat.link(other, 'U7');
    await chat.say('부기가 심해요', { user: 'U7' });
    expect((await readable(chat.db)).messages).toHaveLength(1);
    const before = await backupText(chat.db);
    const form = { clinic_id: world.clinicId, counsels: 'erase' };
    const answers = [
      await chat.ask('POST', '/member/consents/withdrawal', form, asMember(world.me)),
      await chat.ask('DELETE', `/member/${leaver}`, undefined, asMember(leaver)),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await chat.send({ type: 'unsend', unsend: { messageId: '1' }, user: 'U7' })).toBe(200);
    return before;
  };
  const readable = async (db: Database) => ({
    counsels: await db.query("select content from counsel where content <> ''"),
    leavers: await db.query('select 1 from member where id = $1', [leaver]),
    messages: await db.query('select 1 from message where text_sealed is not null'),
  });
  const restored = async (backup: string) => {
    const db = await open();
    await restoreBackup(db, linesOf(backup));
    return db;
  };
  /** To the clinic, to a translation and to texts in LINE. */
  const consents = () => {
    const by = asMember(world.me);
    const given = { version: CONSENT_VERSION, language: 'ja' };
    const purposes = CONSENT_PURPOSES;
    const expectDone = async (answers: Promise<Answer>[]) => {
      for (const { status } of await Promise.all(answers)) expect(status).toBe(200);
    };
    const { ask } = chat;
    return {
      agree: async () => {
        await chat.db.query('delete from member_day');
        await expectDone([
          ask('POST', '/member/consents', { ...given, clinic_id: world.clinicId, purposes }, by),
          ask('POST', '/member/consents/translation', given, by),
          ask('POST', '/member/line-reading', { ...given, agreed: true }, by),
        ]);
      },
      withdraw: () =>
        expectDone([
          ask(
            'POST',
            '/member/consents/withdrawal',
            { clinic_id: world.clinicId, counsels: 'keep' },
            by,
          ),
          ask('DELETE', '/member/consents/translation', undefined, by),
          ask('POST', '/member/line-reading', { ...given, agreed: false }, by),
        ]),
      inForce: async (db: Database) => {
        const toClinic = await selectConsentsTo(db, world.me, world.clinicId);
        const translation = await selectTranslationConsent(db, world.me);
        return [
          ...toClinic.map(({ purpose }) => purpose).sort(),
          ...(translation?.agreed ? ['translation'] : []),
          ...((await isReadInLine(db, world.me)) ? ['line'] : []),
        ];
      },
    };
  };
  const ALL = [...[...CONSENT_PURPOSES].sort(), 'translation', 'line'];
  const KEPT = { counsels: [{ content: '남는 글' }], leavers: [], messages: [] };
  const start = async (db: Database) => {
    const feed = await watchFeed(db, { now: chat.now, intervalMs: 20 });
    afterFile(feed.stop);
    const services = { keyStore: store, fileStore: chat.files.store, log, everyMs: 20 };
    const job = await replayAfterRestores({ db: feed.db, feed, now: chat.now }, services);
    afterFile(job.stop);
  };

  describe('a database that lost its newest writes, as after a promotion or a restore of its files', () => {
    it('what was erased is erased again before the server listens', async () => {
      const before = await eraseAll();
      const older = await restored(before);
      expect(await readable(older)).not.toEqual(KEPT);
      await start(older);
      expect(await readable(older)).toEqual(KEPT);
      expect(logged()).toContain('erased again');
    });

    it('keys that came back with a restored copy of the keys are deleted again', async () => {
      await counselOf(leaver, '비밀');
      const copy = new Map(store.keys);
      await chat.ask('DELETE', `/member/${leaver}`, undefined, asMember(leaver));
      store.keys.set(leaver, copy.get(leaver) ?? '');
      await start(chat.db);
      expect(store.keys.has(leaver)).toBe(false);
      expect(logged()).toContain('"keys":1');
    });

    it('consents that were withdrawn are withdrawn again; one that was given again since stays', async () => {
      const { agree, withdraw, inForce } = consents();
      await agree();
      const older = await restored(await backupText(chat.db));
      // The backup contains only the first of two agreements.
      await agree();
      await withdraw();
      expect(await inForce(older)).toEqual(ALL);
      await start(older);
      expect(await inForce(older)).toEqual([]);
      await agree();
      expect(await inForce(chat.db)).toEqual(ALL);
      await start(chat.db);
      expect(await inForce(chat.db)).toEqual(ALL);
    });

    it('one that fails keeps the others, and the next start erases it', async () => {
      const last = (await aConsentingMember(chat.db, world.clinicId)).id;
      const older = await restored(await backupText(chat.db));
      for (const id of [leaver, last]) {
        await chat.ask('DELETE', `/member/${id}`, undefined, asMember(id));
      }
      await older.script(`
        create function stay() returns trigger language plpgsql as $$
          begin if old.id = '${last}' then raise 'not now'; end if; return old; end $$;
        create trigger stay before delete on member for each row execute function stay();`);
      const left = () => older.query('select id from member where id in ($1, $2)', [leaver, last]);
      await expect(start(older)).rejects.toThrow();
      expect(await left()).toEqual([{ id: last }]);
      await older.query('drop trigger stay on member');
      await start(older);
      expect(await left()).toEqual([]);
    });

    it('and while the server runs, when the feed sees another database', async () => {
      const before = await eraseAll();
      const { erased, erasedTexts, unsent } = store;
      Object.assign(store, {
        erased: async () => [],
        erasedTexts: async () => [],
        unsent: async () => [],
      });
      const older = await restored(before);
      await start(older);
      expect(await readable(older)).not.toEqual(KEPT);
      // The first attempt fails, and the job repeats it.
      let isDown = true;
      const fail = async () => {
        isDown = false;
        throw new Error('the key store does not answer');
      };
      Object.assign(store, { erased: () => (isDown ? fail() : erased()), erasedTexts, unsent });
      await older.query('update feed set generation = gen_random_uuid()');
      await expect.poll(() => readable(older)).toEqual(KEPT);
      expect(isDown).toBe(false);
    });
  });
});
