import { beforeEach, describe, expect, it } from 'vitest';
import type { Overview } from '../../../contract/staff/staffOverview.ts';
import type { StaffSession } from '../../../server/http/guard/session.ts';
import { forOneEngine } from '../../support/app/database/testDatabase.ts';
import { useTestApp } from '../../support/app/useTestApp.ts';
import { asking } from '../../support/fakes/fakeSessions.ts';
import { aClinic, anEvent } from '../../support/fixtures/factories.ts';
import { aStaff } from '../../support/fixtures/staff/aStaff.ts';

const WEEK = 'from=2026-11-14&to=2026-11-20';
const UNKNOWN = '0193a000-0000-7000-8000-00000000dead';

forOneEngine((_engine, open) => {
  const test = useTestApp(() => open({ isFresh: true }));
  let own: string;
  let other: string;
  let desk: StaffSession;
  let operator: StaffSession;

  beforeEach(async () => {
    own = (await aClinic(test.db)).id;
    other = (await aClinic(test.db)).id;
    desk = await aStaff(test.db, { role: 'CLINIC', clinic_id: own });
    operator = await aStaff(test.db, { user_id: 'boss' });
  });

  type Sum = [day: string, kind: string, part: string, amount: number];
  const sum = async (clinicId: string | null, ...sums: Sum[]) => {
    for (const values of sums) {
      await test.db.query('insert into day_sum values ($1, $2, $3, $4, $5)', [clinicId, ...values]);
    }
  };
  const ask = (query: string, who = desk) => test.get(`/staff/overview?${query}`, asking(who));
  const read = async (query: string, who = desk): Promise<Overview> => {
    const { status, body } = await ask(query, who);
    expect(status).toBe(200);
    return Object(body).data;
  };
  const download = (query: string, who = desk) =>
    test.get(`/staff/overview/export?${query}`, asking(who));

  describe('the overview of a clinic', () => {
    it('has each day, the totals and those of as many days before', async () => {
      await sum(
        own,
        ['2026-11-07', 'booked', 'web', 4],
        ['2026-11-06', 'booked', 'web', 9],
        ['2026-11-14', 'booked', 'line', 2],
        ['2026-11-20', 'booked', 'web', 3],
        ['2026-11-20', 'completed', '', 3],
        ['2026-11-20', 'canceled', '', 1],
        ['2026-11-20', 'answered', '5', 2],
        ['2026-11-21', 'booked', 'web', 9],
      );
      const overview = await read(WEEK);
      expect(overview).toMatchObject({
        from: '2026-11-14',
        to: '2026-11-20',
        before: { from: '2026-11-07', to: '2026-11-13' },
        totals: { booked: 5, line: 2, web: 3, completed: 3, completedShare: 0.75, answerHours: 5 },
        totalsBefore: { booked: 4, completedShare: null, answerHours: null },
      });
      expect(overview.days.map(({ booked }) => booked)).toEqual([2, 0, 0, 0, 0, 0, 3]);
      expect(overview.steps.at(-1)).toMatchObject({ from: '2026-11-20', answered: 2, web: 3 });
    });

    it('has the ratings of twelve months', async () => {
      await sum(
        own,
        ['2025-11-30', 'rated', '1', 1],
        ['2025-12-01', 'rated', '5', 1],
        ['2025-12-31', 'rated', '4', 1],
        ['2025-12-31', 'reviewed', '', 3],
      );
      const { months } = await read(WEEK);
      expect(months).toHaveLength(12);
      expect(months[0]).toEqual({ month: '2025-12', reviewed: 3, rating: 4.5 });
      expect(months[11]).toEqual({ month: '2026-11', reviewed: 0, rating: null });
    });

    it('has the events with the most counsels, also ended ones, and no deleted ones', async () => {
      const titles = ['가을 리프팅', '지난 행사', '처음 방문'];
      const [first, second, third] = await Promise.all(
        titles.map((title) => anEvent(test.db, { clinic_id: own, title, title_ja: null })),
      );
      await sum(
        own,
        ['2026-11-14', 'eventViewed', String(first?.id), 10],
        ['2026-11-15', 'eventViewed', String(first?.id), 5],
        ['2026-11-15', 'eventBooked', String(second?.id), 1],
        ['2026-11-15', 'eventViewed', String(third?.id), 2],
        ['2026-11-15', 'eventViewed', UNKNOWN, 99],
        ['2026-11-13', 'eventBooked', String(third?.id), 9],
      );
      expect((await read(WEEK)).events).toEqual([
        { id: second?.id, name: '지난 행사', nameJa: null, viewed: 0, booked: 1 },
        { id: first?.id, name: '가을 리프팅', nameJa: null, viewed: 15, booked: 0 },
        { id: third?.id, name: '처음 방문', nameJa: null, viewed: 2, booked: 0 },
      ]);
    });

    it('has no event that belongs to another clinic now', async () => {
      const event = await anEvent(test.db, { clinic_id: own, title: '옮긴 이벤트' });
      await sum(own, ['2026-11-14', 'eventViewed', event.id, 10]);
      await sum(null, ['2026-11-14', 'eventViewed', event.id, 10]);
      await test.db.query('update event set clinic_id = $1', [other]);
      expect((await read(WEEK)).events).toEqual([]);
      expect((await read(WEEK, operator)).events).toMatchObject([{ name: '옮긴 이벤트' }]);
    });

    it('is empty without sums, and says that nothing was counted yet', async () => {
      expect(await read(WEEK)).toMatchObject({
        countedAt: null,
        totals: { booked: 0, rating: null },
        events: [],
      });
    });
  });

  describe('AMB-51 who sees what', () => {
    beforeEach(async () => {
      await sum(own, ['2026-11-20', 'booked', 'web', 1]);
      await sum(other, ['2026-11-20', 'booked', 'web', 2]);
      await sum(null, ['2026-11-20', 'booked', 'web', 3]);
    });

    it('staff of a clinic see their own only', async () => {
      expect((await read(WEEK)).totals.booked).toBe(1);
      expect((await read(`${WEEK}&clinicId=${own}`)).totals.booked).toBe(1);
      expect((await ask(`${WEEK}&clinicId=${other}`)).status).toBe(404);
      expect((await download(`${WEEK}&table=counsels&clinicId=${other}`)).status).toBe(404);
    });

    it('operators see all clinics together, or any one of them', async () => {
      expect((await read(WEEK, operator)).totals.booked).toBe(3);
      expect((await read(`${WEEK}&clinicId=${other}`, operator)).totals.booked).toBe(2);
      expect((await ask(`${WEEK}&clinicId=${UNKNOWN}`, operator)).status).toBe(404);
    });
  });

  it.each([
    ['without days', ''],
    ['with the days turned round', 'from=2026-11-20&to=2026-11-19'],
    ['of more than 366 days', 'from=2025-11-19&to=2026-11-20'],
    ['of a day that is none', 'from=2026-02-30&to=2026-03-01'],
    ['of a day that no date of the database can be moved from', 'from=0001-01-01&to=0001-01-02'],
    ['with an unknown parameter', `${WEEK}&memberId=${UNKNOWN}`],
  ])('refuses an overview %s', async (_name, query) => {
    expect((await ask(query)).status).toBe(400);
  });

  it('366 days at once are shown, by weeks', async () => {
    const { days, steps } = await read('from=2025-11-20&to=2026-11-20');
    expect([days.length, steps.length]).toEqual([366, 53]);
  });

  describe('the CSV of a table', () => {
    const linesOf = async (table: string) => {
      const { status, headers, body } = await download(`${WEEK}&table=${table}`);
      expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
      return String(body).trimEnd().split('\r\n');
    };

    it('has a line for each day', async () => {
      await sum(own, ['2026-11-14', 'booked', 'web', 2], ['2026-11-14', 'missed', '', 1]);
      const [head, first, ...more] = await linesOf('counsels');
      expect(head).toMatch(/day,booked,confirmed,completed,missed,canceled$/);
      expect(first).toBe('2026-11-14,2,0,0,1,0');
      expect(more).toHaveLength(6);
    });

    it.each([
      ['answers', 'from,to,answered,median_hours', '2026-11-14,2026-11-14,0,'],
      ['completed', 'from,to,completed,canceled,completed_share', '2026-11-14,2026-11-14,0,0,'],
      ['sources', 'from,to,web,line,unknown', '2026-11-14,2026-11-14,0,0,0'],
      ['ratings', 'month,reviews,rating', '2025-12,0,'],
    ])('of %s leaves cells without a number empty', async (table, columns, first) => {
      const [head, line] = await linesOf(table);
      expect(head?.replace('\uFEFF', '')).toBe(columns);
      expect(line).toBe(first);
    });

    it('is no formula for a spreadsheet, and quotes what would be another cell', async () => {
      const title = '=HYPERLINK("http://x"),';
      const event = await anEvent(test.db, { clinic_id: own, title, title_ja: null });
      await sum(own, ['2026-11-14', 'eventBooked', event.id, 1]);
      const [, line] = await linesOf('events');
      expect(line).toBe(`${event.id},"'=HYPERLINK(""http://x""),",,0,1`);
    });

    it('is recorded with its clinic and table; reading the page is not', async () => {
      await read(WEEK);
      await linesOf('ratings');
      await download(`${WEEK}&table=events`, operator);
      const records = await test.db.query(
        `select action, subject, subject_ids as ids, detail from access_record
         order by chain = 'operator', position`,
      );
      const entry = { action: 'OVERVIEW_EXPORTED', subject: 'clinic' };
      expect(records).toEqual([
        { ...entry, ids: [own], detail: 'ratings' },
        { ...entry, ids: [], detail: 'events' },
      ]);
    });
  });

  it('finds its sums by an index, of one clinic and of all', async () => {
    const planOf = (clinic: string) =>
      test.db.transaction(async (tx) => {
        await tx.script('set local enable_seqscan = off');
        const rows = await tx.query<{ 'QUERY PLAN': string }>(
          `explain select amount from day_sum where ${clinic} and day between '2026-11-14' and '2026-11-20'`,
        );
        return rows.map((row) => row['QUERY PLAN']).join('\n');
      });
    expect(await planOf(`clinic_id = '${own}'`)).toContain('day_sum_by_clinic');
    expect(await planOf('clinic_id is null')).toContain('day_sum_of_all');
  });
});
