/** Tables of the console: notes, hidden reviews, waiting notices and the log of staff access. */
export const consoleTables = `
alter table event add column side_effects text;
alter table event add column side_effects_ja text;
alter table counsel add column note text not null default '';
-- The inbox: counsels that wait for the clinic come first.
create index counsel_inbox on counsel ((state = 'AWAITING_CLINIC_CONFIRMATION') desc, id desc);
alter table review add column blinded_until timestamptz;
alter table review add column blind_reason text;
create index review_desk on review ((status = 'PENDING') desc, id desc);
create index review_blinded on review (blinded_until) where status = 'BLINDED';
-- False when LINE has reported that the member is no friend; null while this is unknown.
alter table member_identity add column is_friend boolean;

-- Which account changed which fields of the content. The values are not stored here.
create table content_change (
  id uuid primary key,
  content_id uuid not null,
  staff text not null,
  action text not null,
  fields text[] not null,
  created_at timestamptz not null
);
create index content_change_by_content on content_change (content_id, id desc);

-- Each row holds the hash of the row before, so a changed or deleted row is noticed.
create table audit (
  position bigint primary key,
  id uuid not null unique,
  at timestamptz not null,
  staff_id uuid not null,
  staff text not null,
  action text not null,
  subject text not null,
  subject_id text not null,
  detail text not null,
  hash text not null
);
create index audit_by_staff on audit (staff_id, position desc);
create index audit_by_action on audit (action, position desc);
-- The end of the chain. Without it the newest rows could be deleted unnoticed.
create table audit_head (
  id int primary key check (id = 1),
  position bigint not null,
  hash text not null
);

-- Notices, written in the transaction of the change that they report. The id is sent along, so the
-- receiver recognises a repeated notice and shows it once.
create table outbox (
  id uuid primary key,
  channel text not null check (channel in ('LINE', 'STAFF')),
  state text not null check (state in ('WAITING', 'SENT', 'SHOWN', 'FAILED')),
  member_id uuid references member on delete cascade,
  counsel_id uuid references counsel on delete cascade,
  clinic_id uuid references clinic on delete cascade,
  text text not null,
  link text not null,
  -- Each reminder is written once, also with several processes.
  once_key text unique,
  attempts int not null default 0,
  created_at timestamptz not null,
  due_at timestamptz not null,
  sent_at timestamptz,
  problem text
);
create index outbox_due on outbox (due_at) where state = 'WAITING';
create index outbox_by_clinic on outbox (clinic_id, id desc);
create index outbox_by_member on outbox (member_id);
create index outbox_by_counsel on outbox (counsel_id);
create index counsel_waiting on counsel (created_at) where state = 'AWAITING_CLINIC_CONFIRMATION';
create index counsel_by_consultation on counsel (consultation_at)
  where state = 'CONSULTATION_APPOINTMENT_CONFIRMED';
create index counsel_by_treatment on counsel (treatment_at)
  where state = 'TREATMENT_APPOINTMENT_CONFIRMED';
`;
