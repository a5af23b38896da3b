import { beforeEach, describe, expect, it } from 'vitest';
import { forOneEngine } from '../../support/app/database/testDatabase.ts';
import { useTestApp } from '../../support/app/useTestApp.ts';
import { deskWorld } from '../../support/fixtures/staff/deskWorld.ts';

const NOW = new Date('2026-11-20T12:00:00.000Z');
const AT = '2026-12-10T05:00:00.000Z';
const WISH = '2026-12-11T05:00:00.000Z';
const MINUTE_MS = 60_000;

forOneEngine((_engine, open) => {
  const test = useTestApp(open, { start: NOW });
  const desk = deskWorld(test);
  let id: string;
  beforeEach(async () => {
    id = await desk.appointment(AT);
  });

  const ask = () => {
    const form = { appointmentAt: AT, wishes: { times: [WISH] } };
    return test.send('POST', `/member/counsels/${id}/reschedule`, form, desk.asMember);
  };
  /** In the tab of what is to be arranged, its number, and the news. */
  const shown = async () => {
    const data = (path: string) => test.data(path, desk.asStaff);
    const rows: { id: string }[] = await data('/staff/counsels?tab=arranging');
    expect((await data('/staff/counsel-counts')).arranging).toBe(rows.length);
    return { rows: rows.map((row) => row.id), asking: (await data('/staff/news')).asking };
  };

  describe('AMB-105 the wish for another time is work of the clinic', () => {
    it('from the request until the member keeps the appointment', async () => {
      expect(await shown()).toEqual({ rows: [], asking: 0 });
      await ask();
      expect(await shown()).toEqual({ rows: [id], asking: 1 });
      await test.send('DELETE', `/member/counsels/${id}/reschedule`, undefined, desk.asMember);
      expect(await shown()).toEqual({ rows: [], asking: 0 });
    });

    it('it is no news while the member has not answered what staff propose, until they ask again', async () => {
      await ask();
      test.later(MINUTE_MS);
      const proposal = { version: 1, times: [WISH] };
      await test.send('POST', `/staff/counsels/${id}/proposals`, proposal, desk.asStaff);
      expect(await shown()).toEqual({ rows: [id], asking: 0 });
      test.later(MINUTE_MS);
      await ask();
      expect(await shown()).toEqual({ rows: [id], asking: 1 });
    });

    it('it ends with the appointment', async () => {
      await ask();
      test.now = new Date(AT);
      expect(await shown()).toEqual({ rows: [], asking: 0 });
    });
  });
});
