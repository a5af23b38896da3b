import { beforeEach, describe, expect, it } from 'vitest';
import type { StaffCounselCard } from '../../../contract/staff/staffCounsel.ts';
import { fillUnreadSince } from '../../../server/db/migrations/0067_unread_and_reasons.ts';
import { forOneEngine } from '../../support/app/database/testDatabase.ts';
import { useTestApp } from '../../support/app/useTestApp.ts';
import { deskWorld } from '../../support/fixtures/staff/deskWorld.ts';

/** 12:00 in Seoul. */
const NOW = new Date('2026-11-20T03:00:00Z');
const NEXT_WEEK = '2026-11-27T05:00:00.000Z';
const HOUR_MS = 3_600_000;
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * HOUR_MS);

forOneEngine((_engine, open) => {
  const test = useTestApp(open, { start: NOW });
  const desk = deskWorld(test);
  let id: string;
  beforeEach(async () => {
    id = await desk.appointment(NEXT_WEEK, { created_at: hoursAgo(200) });
  });

  const say = (counselId = id) =>
    test.send('POST', `/member/counsels/${counselId}/messages`, { text: '약은요?' }, desk.asMember);
  const read = (until: number) =>
    test.send('POST', `/staff/counsels/${id}/read`, { until }, desk.asStaff);
  const rowsOf = (tab: string): Promise<StaffCounselCard[]> =>
    test.data(`/staff/counsels?tab=${tab}`, desk.asStaff);
  const idsOf = async (tab: string) => (await rowsOf(tab)).map((row) => row.id);
  const counts = () => test.data('/staff/counsel-counts', desk.asStaff);
  const waitingSince = async () => (await desk.atDesk(id)).waitingSince;

  describe('a message that the clinic has not read', () => {
    it('brings its counsel to the top of arranging, until it is read', async () => {
      const confirmed = await desk.counsel({
        state: 'CLINIC_CONFIRMED',
        updated_at: hoursAgo(100),
      });
      expect(await idsOf('arranging')).toEqual([confirmed]);
      await say();
      expect(await idsOf('arranging')).toEqual([id, confirmed]);
      expect(await counts()).toEqual({ new: 0, arranging: 2, today: 0, past: 0 });
      await read(1);
      expect(await idsOf('arranging')).toEqual([confirmed]);
      expect(await counts()).toEqual({ new: 0, arranging: 1, today: 0, past: 0 });
      expect(await waitingSince()).toBeNull();
    });

    it('has its counsel among those that wait in the list of all, the longest wait first', async () => {
      const late = await desk.counsel({ created_at: hoursAgo(-2) });
      const early = await desk.counsel({ created_at: hoursAgo(2) });
      expect(await idsOf('all')).toEqual([early, late, id]);
      await say();
      expect(await idsOf('all')).toEqual([early, id, late]);
      expect(await idsOf('new')).toEqual([early, late]);
    });

    it('leaves a counsel that is not confirmed among the new ones, which wait since their booking', async () => {
      const waits = await desk.counsel({ created_at: hoursAgo(2) });
      await say(waits);
      expect(await idsOf('new')).toEqual([waits]);
      expect(await idsOf('arranging')).toEqual([]);
      expect(await rowsOf('new')).toMatchObject([
        { waitingSince: hoursAgo(2).toISOString(), unread: 1 },
      ]);
    });

    it('is waited for since the first of several, and then since the first that is left', async () => {
      const [first, second] = [test.now.toISOString(), hoursAgo(-1).toISOString()];
      await say();
      test.later(HOUR_MS);
      await say();
      test.later(HOUR_MS);
      await test.send('POST', `/staff/counsels/${id}/messages`, { text: '네' }, desk.asStaff);
      expect(await waitingSince()).toBe(first);
      await read(1);
      expect(await waitingSince()).toBe(second);
      await read(3);
      expect(await waitingSince()).toBeNull();
      await say();
      expect(await waitingSince()).toBe(test.now.toISOString());
    });

    it('of the former version waits since the last change, and after the migration since it was written', async () => {
      await say();
      await test.db.query('update counsel set unread_since = null, updated_at = $1', [hoursAgo(5)]);
      expect(await idsOf('arranging')).toEqual([id]);
      expect(await waitingSince()).toBe(hoursAgo(5).toISOString());
      await test.db.query(fillUnreadSince, ['00000000-0000-0000-0000-000000000000']);
      expect(await waitingSince()).toBe(NOW.toISOString());
    });
  });
});
