import type { Index } from './migration.ts';

/** Replaces the index counsel_old_text, and also has counsels that changed after their texts were erased. */
export const lateTextIndexes: readonly Index[] = [
  {
    name: 'counsel_late_text',
    sql: `create index counsel_late_text on counsel (updated_at)
      where state in ('CONSULTATION_COMPLETE', 'TREATMENT_COMPLETE', 'CANCELED')
        and (texts_erased_at is null or message_count > 0 or texts_erased_at < updated_at)`,
  },
];
