import type { Index } from './migration.ts';

/** For the inbox of staff, the photos of a message, and uploads that nothing uses. */
export const messageIndexes: readonly Index[] = [
  {
    name: 'counsel_unread',
    sql: `create index counsel_unread on counsel (clinic_id, id desc)
      where last_of_member > read_by_staff`,
  },
  {
    name: 'upload_by_message',
    sql: 'create index upload_by_message on upload (message_id) where message_id is not null',
  },
  {
    name: 'upload_unused',
    sql: `create index upload_unused on upload (created_at)
      where review_id is null and content_id is null and message_id is null`,
  },
];
