import type { Index } from './migration.ts';

/** Who of the clinic takes care of a counsel. */
export const assignee = 'alter table counsel add column if not exists assigned_to uuid';

const waiting = `(case when state = 'AWAITING_CLINIC_CONFIRMATION' then created_at end)`;

/** The appointment that a counsel waits for. */
const awaited = `(case state when 'CONSULTATION_APPOINTMENT_CONFIRMED' then consultation_at
  when 'TREATMENT_APPOINTMENT_CONFIRMED' then treatment_at end)`;

const arranging = `state = 'CLINIC_CONFIRMED'
  or (state = 'CONSULTATION_COMPLETE' and proposals is not null)`;

/** For the inbox: its sorts and its tabs, of one clinic and, for operators, of all; and who is assigned. */
export const inboxIndexes: readonly Index[] = [
  {
    name: 'counsel_inbox_of_clinic',
    sql: `create index counsel_inbox_of_clinic on counsel (clinic_id, ${waiting}, id desc)`,
  },
  {
    name: 'counsel_inbox_of_all',
    sql: `create index counsel_inbox_of_all on counsel (${waiting}, id desc)`,
  },
  {
    name: 'counsel_awaited_of_clinic',
    sql: `create index counsel_awaited_of_clinic on counsel (clinic_id, ${awaited})
      where ${awaited} is not null`,
  },
  {
    name: 'counsel_awaited_of_all',
    sql: `create index counsel_awaited_of_all on counsel (${awaited}) where ${awaited} is not null`,
  },
  {
    name: 'counsel_arranging_of_clinic',
    sql: `create index counsel_arranging_of_clinic on counsel (clinic_id, updated_at) where ${arranging}`,
  },
  {
    name: 'counsel_arranging_of_all',
    sql: `create index counsel_arranging_of_all on counsel (updated_at) where ${arranging}`,
  },
  {
    name: 'counsel_assigned',
    sql: 'create index counsel_assigned on counsel (assigned_to) where assigned_to is not null',
  },
];
