import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '../../../server/limits/limits.ts';
import { forOneEngine } from '../../support/app/database/testDatabase.ts';
import { aConsentingMember } from '../../support/fixtures/counsel/aConsentingMember.ts';
import { type LineChat, openLineChat } from '../../support/fixtures/counsel/lineChat.ts';
import { aClinic, aCounsel } from '../../support/fixtures/factories.ts';

const HOUR = 60 * 60 * 1_000;

forOneEngine((_engine, open) => {
  let chat: LineChat;
  let me: string;

  beforeAll(async () => {
    chat = await openLineChat({ db: await open() });
  });
  beforeEach(async () => {
    await chat.reset();
    me = await booked('U1');
    await booked('U2');
  });

  const booked = async (user: string) => {
    const clinic_id = (await aClinic(chat.db)).id;
    const { id } = await aConsentingMember(chat.db, clinic_id, { language: 'ja' });
    await aCounsel(chat.db, { member_id: id, clinic_id, created_at: chat.now() });
    await chat.link(id, user);
    return id;
  };
  const text = (number: number, user = 'U1') => ({
    type: 'message',
    message: { type: 'text', id: `${number}`, text: `${number}` },
    user,
  });
  const send = async (count: number, user = 'U1') => {
    const events = Array.from({ length: count }, (_, number) => text(number, user));
    expect(await chat.send(...events)).toBe(200);
  };

  describe('a member who sends very many messages in LINE', () => {
    it('gets one automatic answer an hour as a push, which costs; the others only as a reply, which is free', async () => {
      await chat.db.query(`insert into member_day values ($1, 'messages', '2026-11-20', 300, 0)`, [
        me,
      ]);
      chat.line.state.tokensAreOld = true;
      await send(20);
      await chat.handleEvent();
      expect(chat.line.pushes).toHaveLength(1);
      chat.clock.time += HOUR;
      await send(2);
      await chat.handleEvent();
      expect(chat.line.pushes).toHaveLength(2);
      chat.line.state.tokensAreOld = false;
      await send(3);
      await chat.handleEvent();
      expect([chat.line.pushes.length, chat.line.replies.length]).toEqual([2, 3]);
    });

    it('does not make another member wait: events are worked off by person in turns', async () => {
      await send(10);
      await send(2, 'U2');
      await chat.handleEvent();
      const rows = await chat.db.query<{ member_id: string }>(
        'select member_id from message order by id',
      );
      const order = rows.map(({ member_id: id }) => (id === me ? 'me' : 'other'));
      expect(order.slice(0, 5)).toEqual(['me', 'other', 'me', 'other', 'me']);
    });

    it('is heard up to a number of events a day; what is taken back is always erased', async () => {
      const most = limits.line.eventsPerDay;
      const person = `select person from line_event where member_id = $1`;
      await send(1);
      await chat.db.query(
        `insert into line_event (id, person, member_id, kind, happened_at, state, due_at, created_at)
         select 'old' || n, (${person}), $1, 'message', $2, 'DONE', $2, $2
         from generate_series(2, ${most}) n`,
        [me, chat.now()],
      );
      const count = async () => (await chat.events()).length;
      await send(1);
      expect(await count()).toBe(most);
      await send(1, 'U2');
      await chat.send({ type: 'unsend', unsend: { messageId: '0' }, user: 'U1' });
      expect(await count()).toBe(most + 2);
      expect((await chat.events()).filter(({ problem }) => problem === 'unsent')).toHaveLength(1);
      chat.clock.time += 25 * HOUR;
      await send(1);
      expect(await count()).toBe(most + 3);
    });
  });
});
