/**
 * What people do in the LINE chat, each event once. A job works them off. `state`: ASKED means that the member has to say
 * which counsel it is for, TOLD that a person who is no member got the one automatic answer.
 */
export const lineEvents = `
create table line_event (
  -- The webhookEventId of LINE.
  id text primary key,
  -- A keyed hash of the LINE user id.
  person text not null,
  -- Null: no member has logged in with this LINE account.
  member_id uuid references member on delete cascade,
  kind text not null check (kind in ('follow', 'unfollow', 'message', 'postback')),
  happened_at timestamptz not null,
  -- Gone when the work is done.
  payload_sealed text,
  state text not null default 'WAITING'
    check (state in ('WAITING', 'ASKED', 'DONE', 'REFUSED', 'TOLD', 'FAILED')),
  attempts int not null default 0,
  due_at timestamptz not null,
  problem text,
  created_at timestamptz not null
);
create index line_event_due on line_event (due_at) where state = 'WAITING';
create index line_event_by_person on line_event (person, happened_at, id);
create index line_event_by_member on line_event (member_id) where member_id is not null;
create index line_event_by_age on line_event (created_at);

-- What LINE did with a message of staff; null when it was not pushed.
alter table message add column line_state text
  check (line_state in ('SENT', 'TOLD', 'LATER', 'BLOCKED', 'QUOTA', 'FAILED'));

-- A consent to read messages in LINE names no clinic.
alter table member_consent drop constraint if exists member_consent_purpose_check;
`;
