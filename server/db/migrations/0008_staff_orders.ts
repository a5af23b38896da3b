/** Idempotency keys of staff. A key is deleted with its owner, so members and staff have separate tables. */
export const staffOrders = `
create table staff_idempotency_key (
  staff_id uuid not null references staff on delete cascade,
  key text not null,
  request_hash text not null,
  answer jsonb,
  created_at timestamptz not null,
  primary key (staff_id, key)
);
create index staff_idempotency_key_by_age on staff_idempotency_key (created_at);
`;
