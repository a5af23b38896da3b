import type { Index } from './migration.ts';

/** Instead of counsel_old_text: counsels that changed after their texts were erased are in it, too. */
export const lateTextIndexes: readonly Index[] = [
  {
    name: 'counsel_late_text',
    sql: `create index counsel_late_text on counsel (updated_at)
      where state in ('CONSULTATION_COMPLETE', 'TREATMENT_COMPLETE', 'CANCELED')
        and (texts_erased_at is null or message_count > 0 or texts_erased_at < updated_at)`,
  },
];
