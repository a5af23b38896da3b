import { beforeAll, beforeEach, expect, it } from 'vitest';
import { forOneEngine } from '../../support/app/database/testDatabase.ts';
import { type EmailWorld, openEmailWorld } from '../../support/fixtures/notice/emailWorld.ts';

const MINUTE = 60 * 1_000;

forOneEngine((_engine, open) => {
  let world: EmailWorld;
  beforeAll(async () => {
    world = await openEmailWorld(await open());
  });
  beforeEach(() => world.reset());

  it('an address with a capital letter in its domain gets a mail once, while another address is tried again', async () => {
    const [desk, full] = ['Desk@Clinic.example', 'full@clinic.example'];
    await world.test.db.query('insert into consulting (clinic_id, emails) values ($1, $2)', [
      world.clinic,
      [desk, full],
    ]);
    world.mails.answerTo(452, full);
    await world.write();
    await world.deliver();
    world.later(2 * MINUTE);
    await world.deliver();
    expect(world.mails.received).toMatchObject([{ to: ['Desk@clinic.example'] }]);

    world.mails.answerTo(250, full);
    world.later(60 * MINUTE);
    await world.deliver();
    expect(world.mails.received.slice(1)).toMatchObject([{ to: [full] }]);
    expect(await world.states()).toMatchObject([{ state: 'SENT', attempts: 3 }]);
  });
});
