/**
 * A notice to a member exists once; its deliveries, one for each channel, are rows of `outbox`. An older process sends
 * each WAITING row to LINE, except those for staff. So deliveries of channels that it does not know wait as QUEUED.
 */
export const notices = `
create table notice (
  id uuid primary key,
  member_id uuid not null references member on delete cascade,
  counsel_id uuid references counsel on delete cascade,
  kind text not null,
  -- The state of the counsel that it tells of.
  state text,
  -- The appointment that it reminds of.
  appointment_at timestamptz,
  created_at timestamptz not null,
  seen_at timestamptz
);
create index notice_by_member on notice (member_id, id desc);
create index notice_unseen on notice (member_id) where seen_at is null;
create index notice_by_counsel on notice (counsel_id);
create index notice_old on notice (created_at);
-- Each reminder is written once, also with several processes.
create unique index notice_reminder on notice (counsel_id, kind, appointment_at)
  where appointment_at is not null;

-- What a member does not want to be told by a channel.
create table notice_off (
  member_id uuid not null references member on delete cascade,
  channel text not null,
  topic text not null,
  primary key (member_id, channel, topic)
);

-- Null for staff, and for notices of older versions.
alter table outbox add column notice_id uuid references notice on delete cascade;
alter table outbox drop constraint outbox_channel_check, drop constraint outbox_state_check;
alter table outbox
  add constraint outbox_channel_check check (channel in ('LINE', 'STAFF', 'EMAIL', 'PUSH')) not valid,
  add constraint outbox_state_check
    check (state in ('WAITING', 'QUEUED', 'SENT', 'SHOWN', 'DROPPED', 'FAILED')) not valid;
`;
