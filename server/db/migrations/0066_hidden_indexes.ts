import type { Index } from './migration.ts';

const hidden = (table: string): Index => ({
  name: `${table}_hidden`,
  sql: `create index ${table}_hidden on ${table} (status, id desc) where status <> 'PUBLISHED'`,
});

/** For the console: its lists and counts of drafts and of what has ended, which are few. */
export const hiddenIndexes: readonly Index[] = [hidden('doctor'), hidden('event')];
