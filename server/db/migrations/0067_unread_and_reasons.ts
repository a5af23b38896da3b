import type { Index } from './migration.ts';

/** When the first message of the member that the clinic has not read was written. Null: it has read all. */
export const unreadSince = `
alter table counsel add column if not exists unread_since timestamptz;
update counsel set unread_since = (
  select min(created_at) from message where counsel_id = counsel.id
    and author = 'member' and number > counsel.read_by_staff)
where last_of_member > read_by_staff and unread_since is null;
`;

/**
 * The reason of a change can be translated, too: then `message_id` is the id of the change. So it references no table;
 * translations are deleted with the texts of their counsel.
 */
export const translatedReasons = `
alter table translation drop constraint if exists translation_message_id_fkey;
`;

// Processes of the former version write messages without `unread_since`.
const waiting = `(case when state = 'AWAITING_CLINIC_CONFIRMATION' then created_at
  when last_of_member > read_by_staff then coalesce(unread_since, updated_at) end)`;

const arranging = `state = 'CLINIC_CONFIRMED'
  or (state = 'CONSULTATION_COMPLETE' and proposals is not null)
  or reschedule is not null
  or (last_of_member > read_by_staff and state <> 'AWAITING_CLINIC_CONFIRMATION')`;

/** Instead of counsel_inbox and counsel_to_arrange: members who wait for an answer are in them, too. */
export const unreadSinceIndexes: readonly Index[] = [
  {
    name: 'counsel_waits_of_clinic',
    sql: `create index counsel_waits_of_clinic on counsel (clinic_id, ${waiting}, id desc)`,
  },
  {
    name: 'counsel_waits_of_all',
    sql: `create index counsel_waits_of_all on counsel (${waiting}, id desc)`,
  },
  {
    name: 'counsel_to_settle_of_clinic',
    sql: `create index counsel_to_settle_of_clinic on counsel (clinic_id, ${waiting}, updated_at)
      where ${arranging}`,
  },
  {
    name: 'counsel_to_settle_of_all',
    sql: `create index counsel_to_settle_of_all on counsel (${waiting}, updated_at)
      where ${arranging}`,
  },
];
