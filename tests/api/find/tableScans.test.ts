import { beforeAll, expect, it } from 'vitest';
import type { Database, Queryable } from '../../../server/db/database.ts';
import { namesContain, where } from '../../../server/db/lists/where.ts';
import { doctorIsShown } from '../../../server/domain/doctor/doctorCardSql.ts';
import { eventIsShown } from '../../../server/domain/event/eventCardSql.ts';
import { selectTurnedEvents } from '../../../server/domain/search/searchSql.ts';
import { selectAccounts } from '../../../server/domain/staff/staffSql.ts';
import { forOneEngine } from '../../support/app/database/testDatabase.ts';

/** Plans of statements whose tables grow. Empty tables are scanned, so the planner is told not to. */
forOneEngine((_engine, open) => {
  let db: Database;
  beforeAll(async () => {
    db = await open({ isFresh: true });
  });

  const planOf = (sql: string, params: readonly unknown[] = []) =>
    db.transaction(async (tx) => {
      await tx.script('set local enable_seqscan = off');
      const rows = await tx.query<{ 'QUERY PLAN': string }>(`explain ${sql}`, params);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });

  /** A database that explains each statement and finds no rows. */
  const explainer = () => {
    const plans: string[] = [];
    const query: Queryable['query'] = async (sql, params) => {
      plans.push(await planOf(sql, params));
      return [];
    };
    return { plans, explaining: { ...db, query } };
  };

  it.each([
    ['doctor', doctorIsShown],
    ['event', eventIsShown],
  ])(
    'a %s of a hidden clinic is left out by a join, also if many clinics are hidden',
    async (table, shown) => {
      const plan = await planOf(`select id from ${table} where ${shown}`);
      expect(plan).toContain('Anti Join');
      expect(plan).not.toContain('SubPlan');
    },
  );

  it.each([
    ['clinic', `clinic.name || ' ' || coalesce(clinic.name_ja, '')`],
    ['doctor', `doctor.name || ' ' || coalesce(doctor.name_ja, '')`],
    ['event', `event.title || ' ' || coalesce(event.title_ja, '')`],
    ['member', 'member.nickname'],
    ['staff', 'staff.user_id'],
  ])('staff find the name of a %s by an index, also by two syllables', async (table, names) => {
    const named = namesContain(names, '강남');
    if (!named) throw new Error('It is not empty');
    const { sql, params } = where([named]);
    const plan = await planOf(`select id from ${table} where ${sql}`, params);
    expect(plan).toContain(`${table}_name_parts`);
  });

  it.each([
    ['doctor', 'DRAFT'],
    ['event', 'DRAFT'],
    ['event', 'ENDED'],
  ])('the console finds each %s with the status %s by an index', async (table, status) => {
    const page = `select id from ${table} where status = $1 order by id desc limit 20`;
    const rows = await planOf(page, [status]);
    expect(rows).toContain(`${table}_hidden`);
    expect(rows).not.toContain('Sort');
  });

  it('pages of accounts are read in their order, and found by user id and clinic by indexes', async () => {
    const { explaining, plans } = explainer();
    await selectAccounts(explaining, { offset: 0, limit: 20 });
    expect(plans[0]).toContain('staff_in_order');
    expect(plans[0]).not.toContain('Sort');
    await selectAccounts(explaining, { q: '강남', offset: 0, limit: 20 });
    for (const plan of plans.slice(2)) {
      for (const index of ['staff_name_parts', 'clinic_name_parts']) expect(plan).toContain(index);
    }
    expect(plans).toHaveLength(4);
  });

  it('events that begin or end at midnight are found by the day', async () => {
    const { explaining, plans } = explainer();
    await selectTurnedEvents(explaining, '2026-11-25', '2026-11-26');
    for (const index of ['event_by_start', 'event_by_end']) expect(plans[0]).toContain(index);
  });

  it.each([
    ['upload_by_staff', `select size from upload where staff_id = $1 and created_at > now()`],
    ['staff_by_clinic', 'select id from staff where clinic_id = $1'],
  ])('%s is used', async (index, sql) => {
    expect(await planOf(sql, ['00000000-0000-7000-8000-000000000000'])).toContain(index);
  });
});
