import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StaffSession } from '../../../server/http/guard/session.ts';
import { forOneEngine } from '../../support/app/database/testDatabase.ts';
import { asking, asMember } from '../../support/fakes/fakeSessions.ts';
import { type LineChat, openLineChat } from '../../support/fixtures/counsel/lineChat.ts';
import { aStaff } from '../../support/fixtures/staff/aStaff.ts';

forOneEngine((_engine, open) => {
  let chat: LineChat;
  let me: string;
  let staff: StaffSession;
  let counsel: string;

  beforeAll(async () => {
    chat = await openLineChat({ db: await open() });
  });
  beforeEach(async () => {
    const world = await chat.begin('ko');
    me = world.me;
    staff = await aStaff(chat.db, { clinic_id: world.clinicId });
    counsel = (await world.booked()).id;
  });

  /** A day of November and a time of the clock in Seoul. */
  const at = (moment: string) => {
    chat.clock.time = Date.parse(`2026-11-${moment}+09:00`);
  };
  const deliver = async (moment: string) => {
    at(moment);
    await chat.deliver();
  };
  const confirm = () =>
    chat.ask(
      'PATCH',
      `/staff/counsels/${counsel}`,
      { version: 1, state: 'CLINIC_CONFIRMED' },
      asking(staff),
    );
  const write = (side: 'staff' | 'member', text: string) => {
    const path = `/${side}/counsels/${counsel}/messages`;
    return chat.ask('POST', path, { text }, side === 'staff' ? asking(staff) : asMember(me));
  };
  const told = () => chat.pushed().map((text) => text.slice(0, 6));

  describe('a notice of the day that was not sent, because no server ran,', () => {
    it('waits until eight when the server runs again at night', async () => {
      at('20T20:59:00');
      await confirm();
      for (const moment of ['20T21:01:00', '21T02:00:00', '21T07:59:59']) await deliver(moment);
      expect(told()).toEqual([]);
      await deliver('21T08:00:00');
      expect(told()).toEqual(['상담 상태가']);
    });

    it('leaves before an answer of the night, which is not held up', async () => {
      at('20T20:59:00');
      await confirm();
      at('21T02:00:00');
      await write('member', '?');
      at('21T02:10:00');
      await write('staff', '네');
      await deliver('21T02:10:00');
      expect(told()).toEqual(['상담 상태가', '새 메시지가']);
    });

    it('leaves with an answer that needs no notice of its own, because the message before is unread', async () => {
      at('20T20:59:00');
      await write('staff', '하나');
      at('20T21:30:00');
      await write('member', '?');
      at('20T21:40:00');
      await write('staff', '네');
      await deliver('20T21:40:00');
      expect(told()).toEqual(['새 메시지가']);
    });

    it('does not wait if it is for staff', async () => {
      at('20T20:59:00');
      await write('member', '?');
      await deliver('21T02:00:00');
      const sent = await chat.db.query("select 1 from outbox where state <> 'WAITING'");
      expect(sent).toHaveLength(1);
    });
  });

  it('a notice of the last second of the day leaves within the minute', async () => {
    at('20T20:59:59');
    await confirm();
    await deliver('20T21:00:02');
    expect(told()).toEqual(['상담 상태가']);
  });
});
