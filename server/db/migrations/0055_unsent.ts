import type { Index } from './migration.ts';

/** Messages that their member took back in LINE: the content is gone, the place in the thread stays. */
export const unsent = `
-- The id of LINE, of messages that were written there.
alter table message add column if not exists line_id text;
alter table message add column if not exists unsent_at timestamptz;
-- Of the message that was sent or taken back.
alter table line_event add column if not exists message_id text;
-- There are more kinds now; lineEvents.ts has them.
alter table line_event drop constraint if exists line_event_kind_check;
`;

/** What an unsent message is found by. */
export const unsentIndexes: readonly Index[] = [
  {
    name: 'message_by_line_id',
    sql: `create index message_by_line_id on message (member_id, line_id)
      where line_id is not null`,
  },
  {
    name: 'line_event_by_message',
    sql: `create index line_event_by_message on line_event (member_id, message_id)
      where message_id is not null`,
  },
];
