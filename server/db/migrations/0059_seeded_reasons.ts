import type { Index } from './migration.ts';

/** Reasons of a seed stay plain. The job that moves plain reasons asks every two seconds and must not read these. */
export const seededReasons = `
alter table counsel_change add column if not exists seeded boolean not null default false;
update counsel_change set seeded = true from counsel
where counsel.id = counsel_change.counsel_id and counsel.seeded
  and counsel_change.reason is not null and not counsel_change.seeded;
`;

/** Empty as soon as the job has moved the reasons of an older version. */
export const seededReasonIndexes: readonly Index[] = [
  {
    name: 'counsel_change_to_seal',
    sql: `create index counsel_change_to_seal on counsel_change (id)
      where reason is not null and not seeded`,
  },
];
