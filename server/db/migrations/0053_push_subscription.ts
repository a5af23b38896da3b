/** Where web push reaches a browser; one row for each login of a member that has switched it on. */
export const pushSubscription = `
create table push_subscription (
  id uuid primary key,
  family_id uuid not null unique references session_family on delete cascade,
  member_id uuid not null references member on delete cascade,
  -- Endpoint and keys, sealed with the key of the member.
  sealed text not null,
  -- Finds the former row of the same browser without opening it.
  endpoint_hash text not null,
  -- The last delivery that its push service accepted.
  last_delivery uuid,
  created_at timestamptz not null
);
create index push_subscription_by_member on push_subscription (member_id);
create index push_subscription_by_endpoint on push_subscription (endpoint_hash);
`;
