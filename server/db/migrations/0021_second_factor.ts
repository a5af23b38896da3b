/** The second factor of staff: authenticator apps, passkeys and one-time codes; and what the list of sessions shows. */
export const secondFactor = `
-- When this session gave a second factor; a session of an account that needs one opens little without it.
alter table session_family add column factor_at timestamptz;
-- When this session gave the enrolment code.
alter table session_family add column enrolment_at timestamptz;
-- What a passkey has to sign; used once.
alter table session_family add column passkey_challenge text;
alter table session_family add column challenge_until timestamptz;
-- In the words of the list of sessions, e.g. Chrome and Windows.
alter table session_family add column browser text;
alter table session_family add column system text;
alter table session_pair add column used_at timestamptz;

-- Secrets are encrypted with a key that is not in the database (server/crypto/seal.ts).
create table staff_totp (
  staff_id uuid primary key references staff on delete cascade,
  secret text,
  -- A secret that no code has confirmed yet.
  pending_secret text,
  -- The time step of the last accepted code: each code is accepted once.
  last_step bigint not null default 0,
  created_at timestamptz not null
);
create table staff_passkey (
  id uuid primary key,
  staff_id uuid not null references staff on delete cascade,
  credential_id text not null unique,
  public_key text not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  used_at timestamptz
);
create index staff_passkey_by_staff on staff_passkey (staff_id, id);
create table staff_recovery_code (
  staff_id uuid not null references staff on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  primary key (staff_id, code_hash)
);
-- Opens the enrolment of the first factor of an account that may not be without one.
create table staff_enrolment_code (
  staff_id uuid primary key references staff on delete cascade,
  code_hash text not null,
  expires_at timestamptz not null
);
`;
