import type { Index } from './migration.ts';

/** Public reviews in one language, newest first. */
export const reviewLanguageIndexes: readonly Index[] = [
  {
    name: 'review_newest_by_language',
    sql: `create index review_newest_by_language on review
      (language, (coalesce(published_at, created_at)) desc, id desc) where status = 'PUBLISHED'`,
  },
];
