import type { Index } from './migration.ts';

const IS_FINISHED = `state in ('CONSULTATION_COMPLETE', 'TREATMENT_COMPLETE', 'CANCELED')`;

/** For the job that deletes old data: the oldest first. */
export const retentionIndexes: readonly Index[] = [
  {
    name: 'counsel_old_text',
    sql: `create index counsel_old_text on counsel (updated_at)
      where ${IS_FINISHED} and (texts_erased_at is null or message_count > 0)`,
  },
  {
    name: 'counsel_old_note',
    sql: `create index counsel_old_note on counsel (updated_at)
      where ${IS_FINISHED} and (note <> '' or note_sealed is not null)`,
  },
  {
    name: 'outbox_old',
    sql: `create index outbox_old on outbox (created_at) where state <> 'WAITING'`,
  },
  {
    name: 'session_family_by_over',
    sql: 'create index session_family_by_over on session_family (least(ended_at, expires_at))',
  },
  {
    name: 'member_by_seen',
    sql: 'create index member_by_seen on member (seen_at)',
  },
];
