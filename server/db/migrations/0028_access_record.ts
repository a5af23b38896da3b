/** The access record of staff: one chain per clinic, counted by day. The table `audit` keeps the entries before it. */
export const accessRecord = `
create table access_record (
  id uuid primary key,
  -- A clinic's id, 'operator', or 'unknown' for names that no account has.
  chain text not null,
  -- The day in Seoul.
  day date not null,
  position int not null check (position > 0),
  -- The link to the head that this entry follows (server/domain/audit/auditKeys.ts).
  before text not null,
  at timestamptz not null,
  staff_id uuid,
  staff text not null,
  address text not null,
  action text not null,
  subject text not null,
  subject_ids uuid[] not null,
  detail text not null,
  -- HMAC under a key that is not in the database (server/domain/audit/auditKeys.ts).
  hash text not null,
  unique (chain, day, position)
);
create index access_record_by_time on access_record (at desc, id desc);
create index access_record_by_staff on access_record (staff, at desc, id desc);
create index access_record_by_action on access_record (action, at desc, id desc);
create index access_record_by_chain on access_record (chain, at desc, id desc);
create index access_record_by_subject on access_record using gin (subject_ids);

-- The end of each day of a chain. It stays when the entries of the day are deleted because of their age.
create table access_head (
  chain text not null,
  day date not null,
  position int not null,
  hash text not null,
  before_day date,
  before text not null,
  next_day date,
  dropped_at timestamptz,
  seal text not null,
  primary key (chain, day)
);

-- What entries before a change of the master key were signed with, sealed under the master key of today.
create table access_key (
  id text primary key,
  sealed text not null
);
`;
