import { beforeEach, describe, expect, it } from 'vitest';
import { forRacingCalls } from '../../support/app/database/testDatabase.ts';
import { useTestApp } from '../../support/app/useTestApp.ts';
import { deskWorld } from '../../support/fixtures/staff/deskWorld.ts';

const NOW = new Date('2026-11-20T12:00:00.000Z');
const TIME = '2026-12-10T05:00:00.000Z';

forRacingCalls((_engine, open) => {
  const test = useTestApp(open, { start: NOW });
  const desk = deskWorld(test);
  let id: string;
  beforeEach(async () => {
    id = await desk.counsel({ state: 'CLINIC_CONFIRMED' });
  });

  const propose = async () => {
    const form = { version: 1, times: [TIME] };
    await test.send('POST', `/staff/counsels/${id}/proposals`, form, desk.asStaff);
    return (await desk.atDesk(id)).proposals[0].id as string;
  };
  const accept = (proposal: string) => {
    const path = `/member/counsels/${id}/proposals/${proposal}/accept`;
    return test.send('POST', path, undefined, desk.asMember);
  };
  const withdraw = (version = 2) => {
    const path = `/staff/counsels/${id}/proposals?version=${version}`;
    return test.send('DELETE', path, undefined, desk.asStaff);
  };
  const details = () =>
    test.db.query(`select detail from access_record where action = 'COUNSEL_CHANGED' order by id`);

  describe('withdrawing proposed times is refused', () => {
    it('after the member accepted one: the counsel and the access record stay', async () => {
      expect((await accept(await propose())).status).toBe(200);
      const before = await desk.atDesk(id);
      expect(await withdraw()).toMatchObject({ status: 409, body: { code: 'stale_version' } });
      expect(await desk.atDesk(id)).toEqual(before);
      expect(before).toMatchObject({ consultationAt: TIME, proposals: null });
      expect(await details()).toEqual([{ detail: 'proposed' }]);
    });

    it('to one of both, when the member accepts at the same moment', async () => {
      const proposal = await propose();
      const [accepted, withdrawn] = await Promise.all([accept(proposal), withdraw()]);
      const isAccepted = (await desk.atDesk(id)).consultationAt === TIME;
      expect([accepted.status === 200, withdrawn.status === 200]).toEqual([
        isAccepted,
        !isAccepted,
      ]);
    });

    it('the second time', async () => {
      await propose();
      expect((await withdraw()).status).toBe(200);
      expect(await withdraw()).toMatchObject({ status: 409, body: { code: 'stale_version' } });
      expect(await withdraw(3)).toMatchObject({ status: 409, body: { code: 'stale_version' } });
    });

    it('after a colleague proposed other times: these stay', async () => {
      await propose();
      const others = { version: 2, times: ['2026-12-11T05:00:00.000Z'] };
      await test.send('POST', `/staff/counsels/${id}/proposals`, others, desk.asStaff);
      expect(await withdraw()).toMatchObject({ status: 409, body: { code: 'stale_version' } });
      expect((await desk.atDesk(id)).proposals).toMatchObject([{ at: others.times[0] }]);
      expect((await withdraw(3)).status).toBe(200);
    });
  });
});
