import type { Index } from './migration.ts';

const arranging = `state = 'CLINIC_CONFIRMED'
  or (state = 'CONSULTATION_COMPLETE' and proposals is not null)
  or reschedule is not null`;

/** Instead of counsel_arranging: counsels whose member asks for another time are in them, too. */
export const askedTimesIndexes: readonly Index[] = [
  {
    name: 'counsel_to_arrange_of_clinic',
    sql: `create index counsel_to_arrange_of_clinic on counsel (clinic_id, updated_at)
      where ${arranging}`,
  },
  {
    name: 'counsel_to_arrange_of_all',
    sql: `create index counsel_to_arrange_of_all on counsel (updated_at) where ${arranging}`,
  },
];
