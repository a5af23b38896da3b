import type { Index } from './migration.ts';

const searched = (table: string, names: string): Index => ({
  name: `${table}_name_parts`,
  sql: `create index ${table}_name_parts on ${table} using gin (name_parts(${names}))`,
});

/** For the search of staff, the limit of their uploads, the staff of a clinic, and the cleanup of uploads. */
export const scaleIndexes: readonly Index[] = [
  searched('clinic', `name || ' ' || coalesce(name_ja, '')`),
  searched('doctor', `name || ' ' || coalesce(name_ja, '')`),
  searched('event', `title || ' ' || coalesce(title_ja, '')`),
  searched('member', 'nickname'),
  {
    name: 'upload_by_staff',
    sql: `create index upload_by_staff on upload (staff_id, created_at) include (size)
      where staff_id is not null`,
  },
  {
    name: 'staff_by_clinic',
    sql: 'create index staff_by_clinic on staff (clinic_id) where clinic_id is not null',
  },
  {
    name: 'upload_unmeasured',
    sql: `create index upload_unmeasured on upload (created_at)
      where size is null and image is null and review_id is null`,
  },
];
