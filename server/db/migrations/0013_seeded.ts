const TABLES = ['member', 'clinic', 'doctor', 'event', 'staff', 'counsel', 'review', 'bookmark'];

/**
 * True for rows that a seed wrote. In databases that hold demo data already, these are the rows from before November
 * 2026: the seeds of earlier versions wrote nothing later, and nothing else could be entered before that.
 */
export const seeded = TABLES.map(
  (table) => `
    alter table ${table} add column seeded boolean not null default false;
    update ${table} set seeded = true
    where created_at <= '2026-11-01T00:00:00+09:00'
      and exists (select 1 from setting where key = 'demo' and value = 'true');`,
).join('\n');
