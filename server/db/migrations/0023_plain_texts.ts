import type { Index } from './migration.ts';

/** Texts that the job has to move. Both indexes are empty afterwards. */
export const plainTexts: readonly Index[] = [
  {
    name: 'counsel_plain',
    sql: `create index counsel_plain on counsel (id)
      where (content <> '' or note <> '') and not seeded`,
  },
  {
    name: 'counsel_change_plain',
    sql: 'create index counsel_change_plain on counsel_change (id) where reason is not null',
  },
];
