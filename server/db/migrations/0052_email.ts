/** E-mail addresses for notices: those of members, sealed and confirmed by a code, and those of clinics. */
export const email = `
create table email (
  member_id uuid primary key references member on delete cascade,
  address_sealed text not null,
  confirmed_at timestamptz not null
);

-- An address that waits for its code; the newest request of a member replaces the former one.
create table email_code (
  member_id uuid primary key references member on delete cascade,
  address_sealed text not null,
  -- Keyed, because six digits could be guessed from a plain hash.
  code_hash text not null,
  tries integer not null default 0,
  expires_at timestamptz not null
);
create index email_code_old on email_code (expires_at);

alter table consulting add column emails text[] not null default '{}';
`;
