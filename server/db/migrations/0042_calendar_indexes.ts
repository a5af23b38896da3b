import type { Index } from './migration.ts';

/** For the calendar of a clinic: its appointments by time, and the counsels with proposed times. */
export const calendarIndexes: readonly Index[] = [
  {
    name: 'counsel_consultation_of_clinic',
    sql: `create index counsel_consultation_of_clinic on counsel (clinic_id, consultation_at)
      where consultation_at is not null`,
  },
  {
    name: 'counsel_treatment_of_clinic',
    sql: `create index counsel_treatment_of_clinic on counsel (clinic_id, treatment_at)
      where treatment_at is not null`,
  },
  {
    name: 'counsel_proposed_of_clinic',
    sql: `create index counsel_proposed_of_clinic on counsel (clinic_id, proposed_at)
      where proposals is not null`,
  },
];
