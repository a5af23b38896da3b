import type { Index } from './migration.ts';

/** For the job that deletes old data: open counsels, the oldest first. */
export const openCounselIndexes: readonly Index[] = [
  {
    name: 'counsel_open_text',
    sql: `create index counsel_open_text on counsel (updated_at)
      where state not in ('CONSULTATION_COMPLETE', 'TREATMENT_COMPLETE', 'CANCELED')`,
  },
];
