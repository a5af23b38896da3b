import { beforeAll, beforeEach, expect, it } from 'vitest';
import { forOneEngine } from '../../support/app/database/testDatabase.ts';
import { asking } from '../../support/fakes/fakeSessions.ts';
import { type EmailWorld, openEmailWorld } from '../../support/fixtures/notice/emailWorld.ts';

const MINUTE = 60 * 1_000;
const UNCERTAIN = 'no answer, may have arrived';

forOneEngine((_engine, open) => {
  let world: EmailWorld;

  beforeAll(async () => {
    world = await openEmailWorld(await open());
  });
  beforeEach(async () => {
    await world.reset();
    await world.confirm(world.anAddress());
    await world.say();
  });

  const confirmAppointment = () => {
    const form = { version: 1, state: 'CLINIC_CONFIRMED' };
    return world.test.send('PATCH', `/staff/counsels/${world.counsel}`, form, asking(world.staff));
  };

  it('a notice by e-mail is sent once by a mail server that takes six seconds to accept it', async () => {
    world.mails.answerMailAfter(6_000);
    await world.deliver();
    world.later(2 * MINUTE);
    await world.deliver();
    expect(world.mails.received).toHaveLength(1);
    expect(await world.states()).toEqual([{ state: 'SENT', attempts: 1, problem: null }]);
  });

  it('a notice by e-mail is sent three times at most when the mail server breaks off after the text, and holds back no later one', async () => {
    world.mails.answerMailAfter(null);
    await world.deliver();
    expect(await world.states()).toEqual([{ state: 'WAITING', attempts: 1, problem: UNCERTAIN }]);
    await confirmAppointment();
    world.mails.answerMailAfter(0);
    await world.deliver();
    expect(world.mails.received.map(({ subject }) => subject)).toEqual([
      '새 메시지가 도착했어요.',
      expect.stringContaining('상담 상태가 바뀌었어요'),
    ]);
    world.mails.answerMailAfter(null);
    for (let hours = 0; hours < 23; hours += 1) {
      world.later(60 * MINUTE);
      await world.deliver();
    }
    const [first] = await world.states();
    expect(first).toEqual({ state: 'FAILED', attempts: 3, problem: UNCERTAIN });
  });

  it('attempts that surely did not arrive do not count among the three of a mail that may have arrived', async () => {
    world.mails.answerTo(450);
    await world.deliver();
    world.later(MINUTE);
    await world.deliver();
    world.mails.answerTo(250);
    world.mails.answerMailAfter(null);
    world.later(MINUTE);
    await world.deliver();
    expect(await world.states()).toEqual([{ state: 'WAITING', attempts: 1, problem: UNCERTAIN }]);
    world.mails.answerMailAfter(0);
    world.later(10 * MINUTE);
    await world.deliver();
    expect(await world.states()).toEqual([{ state: 'SENT', attempts: 2, problem: null }]);
  });

  it('a mail that may have arrived stays one when the next attempt fails otherwise', async () => {
    world.mails.answerMailAfter(null);
    await world.deliver();
    world.mails.answerMailAfter(0);
    world.mails.answerTo(450);
    world.later(10 * MINUTE);
    await world.deliver();
    expect(await world.states()).toEqual([{ state: 'WAITING', attempts: 2, problem: UNCERTAIN }]);
    world.mails.answerTo(250);
    await confirmAppointment();
    await world.deliver();
    expect(world.mails.received.map(({ subject }) => subject)).toEqual([
      '새 메시지가 도착했어요.',
      expect.stringContaining('상담 상태가 바뀌었어요'),
    ]);
    world.mails.answerTo(450);
    world.later(60 * MINUTE);
    await world.deliver();
    const [first] = await world.states();
    expect(first).toEqual({ state: 'FAILED', attempts: 3, problem: UNCERTAIN });
  });

  it('a notice by e-mail is sent later when the mail server refuses our sender', async () => {
    world.mails.answerSender(550);
    await world.deliver();
    world.later(MINUTE);
    await world.deliver();
    expect(await world.states()).toEqual([
      { state: 'WAITING', attempts: 2, problem: 'status 550' },
    ]);
    world.mails.answerSender(250);
    world.later(MINUTE);
    await world.deliver();
    expect(await world.states()).toEqual([{ state: 'SENT', attempts: 3, problem: null }]);
    expect(world.mails.received).toHaveLength(1);
  });
});
