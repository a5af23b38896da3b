/**
 * The thread of a counsel. A counsel counts its messages, so that two that arrive at once get different numbers, and
 * notes how far each side has read.
 */
export const messages = `
create table message (
  id uuid primary key,
  counsel_id uuid not null references counsel on delete cascade,
  member_id uuid not null references member on delete cascade,
  number int not null check (number > 0),
  author text not null check (author in ('member', 'staff')),
  staff_id uuid,
  -- Null when there are photos only.
  text_sealed text,
  photos jsonb not null default '[]',
  created_at timestamptz not null,
  unique (counsel_id, number)
);
create index message_by_member on message (member_id, id);

alter table counsel
  add column message_count int not null default 0,
  -- The number of the newest message of each side, and of the last message that each side has read.
  add column last_of_member int not null default 0,
  add column last_of_staff int not null default 0,
  add column read_by_member int not null default 0,
  add column read_by_staff int not null default 0;

alter table upload add column message_id uuid references message on delete set null;
-- A photo of a message is private: nothing else may show it.
alter table upload add constraint upload_shown_once
  check (num_nonnulls(review_id, content_id, message_id) <= 1) not valid;

-- Texts that staff of a clinic often send.
create table template (
  id uuid primary key,
  clinic_id uuid not null references clinic on delete cascade,
  version int not null default 1,
  name text not null,
  text text not null,
  text_ja text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index template_by_clinic on template (clinic_id, name, id);
`;
