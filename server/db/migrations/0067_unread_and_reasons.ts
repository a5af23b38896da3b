import type { Index } from './migration.ts';

/** When the first message of the member that the clinic has not read was written. Null: it has read all. */
export const unreadSince = 'alter table counsel add column if not exists unread_since timestamptz';

/** A counsel that is locked is left out: the indexes below and the inbox then take `updated_at`. */
export const fillUnreadSince = `
with batch as (
  select id from counsel where id > $1 and last_of_member > read_by_staff and unread_since is null
  order by id limit 1000 for update skip locked
), filled as (
  update counsel set unread_since = (
    select min(created_at) from message where counsel_id = counsel.id
      and author = 'member' and number > counsel.read_by_staff)
  from batch where counsel.id = batch.id returning counsel.id
)
select max(id::text) as last from filled
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
