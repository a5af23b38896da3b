import type { Index } from './migration.ts';

/** A draft outlives the stored answers, so a message keeps the key that it was sent with. */
export const messageKey = `
alter table message add column if not exists idempotency_key text;
`;

export const messageKeyIndexes: readonly Index[] = [
  {
    name: 'message_by_idempotency_key',
    sql: `create index message_by_idempotency_key on message (counsel_id, idempotency_key)
      where idempotency_key is not null`,
  },
];
