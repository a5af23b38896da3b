/** Logins and sessions. Secrets are stored as SHA-256 only, so a copy of the database opens no session. */
export const sessions = `
-- A family is one login on one device. Each refresh adds a token pair; ending the family ends all its pairs.
create table session_family (
  id uuid primary key,
  member_id uuid references member on delete cascade,
  staff_id uuid references staff on delete cascade,
  -- The next refresh token is made from this salt and the present token. Tokens are stored as hashes only, so the salt
  -- alone is useless.
  salt text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  check (num_nonnulls(member_id, staff_id) = 1)
);
create index session_family_by_member on session_family (member_id);
create index session_family_by_staff on session_family (staff_id);
create index session_family_by_end on session_family (expires_at);
create table session_pair (
  refresh_hash text primary key,
  access_hash text not null unique,
  family_id uuid not null references session_family on delete cascade,
  access_until timestamptz not null,
  refresh_until timestamptz not null,
  replaced_at timestamptz
);
create index session_pair_by_family on session_pair (family_id, refresh_until);

-- A login that has begun. It belongs to the browser with the cookie and accepts one answer of the provider.
create table login_attempt (
  state_hash text primary key,
  browser_hash text not null,
  provider text not null,
  nonce text not null,
  verifier text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index login_attempt_by_browser on login_attempt (browser_hash, provider, created_at desc);
create index login_attempt_by_end on login_attempt (expires_at);

-- A one-use code in an address instead of a token pair. Only the browser that began the login can exchange it.
create table handoff_code (
  code_hash text primary key,
  second_hash text not null,
  browser_hash text not null,
  member_id uuid not null references member on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index handoff_code_by_end on handoff_code (expires_at);

-- Answers to calls with an Idempotency-Key. Without an answer the call is still running.
create table idempotency_key (
  member_id uuid not null references member on delete cascade,
  key text not null,
  request_hash text not null,
  answer jsonb,
  created_at timestamptz not null,
  primary key (member_id, key)
);
create index idempotency_key_by_age on idempotency_key (created_at);
`;
