import { beforeEach, expect, it } from 'vitest';
import { deleteOldChanges } from '../../../server/db/feed/appendChanges.ts';
import { limits } from '../../../server/limits/limits.ts';
import { forOneEngine } from '../../support/app/database/testDatabase.ts';
import { useTestApp } from '../../support/app/useTestApp.ts';
import { asking } from '../../support/fakes/fakeSessions.ts';
import { aStaff } from '../../support/fixtures/staff/aStaff.ts';
import { deskWorld } from '../../support/fixtures/staff/deskWorld.ts';

const HOUR_MS = 3_600_000;

forOneEngine((_engine, open) => {
  const test = useTestApp(open, { start: new Date() });
  const desk = deskWorld(test);
  let id: string;
  beforeEach(async () => {
    id = await desk.counsel({ state: 'AWAITING_CLINIC_CONFIRMATION' });
  });
  const mark = async (who = desk.asStaff): Promise<number | null> =>
    (await test.data('/staff/news', who)).mark;

  it('the mark of the news rises with each change of a counsel of the clinic, and only of this clinic', async () => {
    const other = asking(await aStaff(test.db, { role: 'CLINIC' }));
    expect(await mark()).toBeNull();
    await desk.change(id, { note: '메모' });
    const noted = await mark();
    expect(noted).toBeGreaterThan(0);
    const assignee = { staffId: desk.staff.staffId };
    await test.send('PUT', `/staff/counsels/${id}/assignee`, assignee, desk.asStaff);
    const assigned = await mark();
    expect(assigned).toBeGreaterThan(Number(noted));
    await test.send('POST', `/staff/counsels/${id}/messages`, { text: '네' }, desk.asStaff);
    expect(await mark()).toBe(assigned);
    expect(await mark(other)).toBeNull();
  });

  it('is looked for among the newest changes only, so that a busy feed does not make it slow', async () => {
    const newer = (count: number) =>
      test.db.query(
        `insert into change (kind, id) select 'clinic', gen_random_uuid()::text
         from generate_series(1, $1::int)`,
        [count],
      );
    await desk.change(id, { note: '메모' });
    const { newestChanges } = limits.feed;
    await newer(newestChanges - 1);
    expect(await mark()).toBeGreaterThan(0);
    await newer(1);
    expect(await mark()).toBeNull();
  });

  it('there is none when the feed has forgotten the change', async () => {
    await desk.change(id, { note: '메모' });
    await deleteOldChanges(test.db, new Date(Date.now() + 2 * HOUR_MS));
    expect(await mark()).toBeNull();
  });
});
