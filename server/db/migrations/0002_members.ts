/**
 * Members, their counsels and their reviews. Each rule that two simultaneous requests could break is a constraint.
 */
export const members = `
create table member (
  id uuid primary key,
  nickname text,
  -- The nickname folded (NFKC, lower case, no spaces), so that two that look alike are equal.
  nickname_key text unique,
  language text not null default 'ko' check (language in ('ko', 'ja')),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create table member_identity (
  issuer text not null,
  subject text not null,
  member_id uuid not null references member on delete cascade,
  created_at timestamptz not null,
  primary key (issuer, subject)
);
create index member_identity_by_member on member_identity (member_id);
create table member_consent (
  id uuid primary key,
  member_id uuid not null references member on delete cascade,
  purpose text not null check (purpose in ('collection', 'health', 'handover')),
  version text not null,
  language text not null,
  agreed boolean not null,
  created_at timestamptz not null
);
create index member_consent_by_member on member_consent (member_id, purpose, id desc);

create table counsel (
  id uuid primary key,
  member_id uuid not null references member on delete cascade,
  clinic_id uuid not null references clinic,
  source_type text not null check (source_type in ('CLINIC', 'DOCTOR', 'EVENT', 'REVIEW')),
  source_id uuid not null,
  content text not null,
  language text not null default 'ko',
  -- Shown in the LINE chat, so that staff who answer there find the counsel.
  code text not null unique,
  state text not null check (state in (
    'AWAITING_CLINIC_CONFIRMATION', 'CLINIC_CONFIRMED', 'CONSULTATION_APPOINTMENT_CONFIRMED',
    'CONSULTATION_COMPLETE', 'TREATMENT_APPOINTMENT_CONFIRMED', 'TREATMENT_COMPLETE', 'CANCELED')),
  consultation_at timestamptz,
  treatment_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  seen_at timestamptz
);
create index counsel_by_member on counsel (member_id, id desc);
create index counsel_by_clinic on counsel (clinic_id, state, id desc);
create table counsel_change (
  id uuid primary key,
  counsel_id uuid not null references counsel on delete cascade,
  from_state text,
  to_state text not null,
  actor text not null check (actor in ('member', 'staff', 'system')),
  staff_id uuid,
  reason text,
  created_at timestamptz not null
);
create index counsel_change_by_counsel on counsel_change (counsel_id, id);

create table review (
  id uuid primary key,
  -- One review for each counsel, also when two requests arrive at once.
  counsel_id uuid not null unique references counsel on delete cascade,
  member_id uuid not null references member on delete cascade,
  clinic_id uuid not null references clinic,
  event_id uuid references event on delete set null,
  status text not null default 'PUBLISHED' check (status in ('PENDING', 'PUBLISHED', 'BLINDED')),
  title text not null,
  content text not null,
  language text not null default 'ko',
  rating int not null check (rating between 1 and 5),
  before_photos jsonb not null default '[]',
  after_photos jsonb not null default '[]',
  visit_confirmed boolean not null default false,
  version int not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  edited_at timestamptz
);
create index review_newest on review (id desc) include (rating) where status = 'PUBLISHED';
create index review_by_rating on review (rating desc, id desc) where status = 'PUBLISHED';
create index review_by_clinic on review (clinic_id, id desc) include (status);
create index review_by_event on review (event_id, id desc) include (status);
create index review_by_member on review (member_id, id desc);

create table review_doctor (
  review_id uuid not null references review on delete cascade,
  doctor_id uuid not null references doctor on delete cascade,
  position int not null,
  primary key (review_id, doctor_id)
);
create index review_by_doctor on review_doctor (doctor_id, review_id desc);
create table review_treatment (
  review_id uuid not null references review on delete cascade,
  treatment_id text not null references treatment,
  position int not null,
  primary key (review_id, treatment_id)
);
create index review_by_treatment on review_treatment (treatment_id, review_id desc);

create table bookmark (
  id uuid primary key,
  member_id uuid not null references member on delete cascade,
  target_type text not null check (target_type in ('CLINIC', 'DOCTOR', 'EVENT', 'REVIEW')),
  target_id uuid not null,
  created_at timestamptz not null,
  unique (member_id, target_type, target_id)
);
create index bookmark_by_age on bookmark (target_type, created_at, target_id);
create index bookmark_by_target on bookmark (target_type, target_id, created_at);

create table staff (
  id uuid primary key,
  user_id text not null unique,
  password_hash text not null,
  role text not null check (role in ('OPERATOR', 'CLINIC')),
  clinic_id uuid references clinic,
  active boolean not null default true,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (role = 'OPERATOR' or clinic_id is not null)
);
`;
