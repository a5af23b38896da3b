import type { Index } from './migration.ts';

/** A draft outlives the stored answers, so a counsel keeps the key that it was booked with. */
export const bookingKey = `
alter table counsel add column if not exists idempotency_key text;
`;

export const bookingKeyIndexes: readonly Index[] = [
  {
    name: 'counsel_by_idempotency_key',
    sql: `create index counsel_by_idempotency_key on counsel (member_id, idempotency_key)
      where idempotency_key is not null`,
  },
];
