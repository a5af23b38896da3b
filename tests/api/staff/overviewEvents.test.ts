import { beforeEach, expect, it } from 'vitest';
import { OVERVIEW_EVENTS } from '../../../contract/plain/limits.ts';
import { forOneEngine } from '../../support/app/database/testDatabase.ts';
import { useTestApp } from '../../support/app/useTestApp.ts';
import { anEvent } from '../../support/fixtures/factories.ts';
import { deskWorld } from '../../support/fixtures/staff/deskWorld.ts';

const WEEK = 'from=2026-11-14&to=2026-11-20';
const VIEWED = OVERVIEW_EVENTS + 5;

forOneEngine((_engine, open) => {
  const test = useTestApp(open);
  const desk = deskWorld(test);

  beforeEach(async () => {
    for (let views = 1; views <= VIEWED; views++) {
      const event = await anEvent(test.db, { clinic_id: desk.clinicId });
      await test.db.query(`insert into day_sum values ($1, '2026-11-14', 'eventViewed', $2, $3)`, [
        desk.clinicId,
        event.id,
        views,
      ]);
    }
  });

  it('the page lists the events with the most views, the file lists all', async () => {
    const { events } = await test.data(`/staff/overview?${WEEK}`, desk.asStaff);
    expect(events).toHaveLength(OVERVIEW_EVENTS);

    const query = `${WEEK}&table=events`;
    const { body } = await test.get(`/staff/overview/export?${query}`, desk.asStaff);
    const [head, ...lines] = String(body).trimEnd().split('\r\n');
    expect(head).toMatch(/event_id,title,title_ja,views,counsels$/);
    expect(lines).toHaveLength(VIEWED);
    expect([lines[0], lines.at(-1)]).toEqual([
      expect.stringMatching(`,${VIEWED},0$`),
      expect.stringMatching(',1,0$'),
    ]);
  });
});
