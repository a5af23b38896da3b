/** The taxonomy and the public records. Ids are uuidv7, so ordering by id orders by age. */
export const directory = `
create table specialty (
  id text primary key,
  name text not null,
  name_ja text not null,
  position int not null
);
create table part (
  id text primary key,
  name text not null,
  name_ja text not null,
  position int not null
);
create table concern (
  id text primary key,
  name text not null,
  name_ja text not null,
  position int not null
);
create table treatment (
  id text primary key,
  name text not null,
  name_ja text not null,
  position int not null,
  kind text not null,
  risk_ko text not null,
  risk_ja text not null,
  downtime_days int not null
);
create table concern_part (
  concern_id text not null references concern,
  part_id text not null references part,
  primary key (concern_id, part_id)
);
create table treatment_concern (
  treatment_id text not null references treatment,
  concern_id text not null references concern,
  primary key (treatment_id, concern_id)
);
create table treatment_specialty (
  treatment_id text not null references treatment,
  specialty_id text not null references specialty,
  primary key (treatment_id, specialty_id)
);

create table clinic (
  id uuid primary key,
  status text not null default 'PUBLISHED' check (status in ('DRAFT', 'PUBLISHED', 'ENDED')),
  name text not null,
  name_ja text,
  description text,
  description_ja text,
  address text,
  road_address text,
  detail_address text,
  banner_image jsonb,
  profile_image jsonb,
  introduction_images jsonb not null default '[]',
  rating_sum int not null default 0,
  review_count int not null default 0,
  version int not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index clinic_newest on clinic (id desc) where status = 'PUBLISHED';
-- Only few clinics are hidden: lists leave out their records without joining all clinics.
create index clinic_hidden on clinic (id) where status <> 'PUBLISHED';

create table clinic_specialty (
  clinic_id uuid not null references clinic on delete cascade,
  specialty_id text not null references specialty,
  position int not null,
  primary key (clinic_id, specialty_id)
);
create index clinic_by_specialty on clinic_specialty (specialty_id, clinic_id desc);
create table clinic_treatment (
  clinic_id uuid not null references clinic on delete cascade,
  treatment_id text not null references treatment,
  primary key (clinic_id, treatment_id)
);
create index clinic_by_treatment on clinic_treatment (treatment_id, clinic_id desc);

create table doctor (
  id uuid primary key,
  clinic_id uuid references clinic on delete set null,
  status text not null default 'PUBLISHED' check (status in ('DRAFT', 'PUBLISHED', 'ENDED')),
  name text not null,
  name_ja text,
  description text,
  description_ja text,
  profile_image jsonb,
  position int not null default 0,
  rating_sum int not null default 0,
  review_count int not null default 0,
  version int not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index doctor_newest on doctor (id desc) include (clinic_id) where status = 'PUBLISHED';
create index doctor_by_clinic on doctor (clinic_id, position, id);

create table doctor_specialty (
  doctor_id uuid not null references doctor on delete cascade,
  specialty_id text not null references specialty,
  position int not null,
  primary key (doctor_id, specialty_id)
);
create index doctor_by_specialty on doctor_specialty (specialty_id, doctor_id desc);
create table doctor_treatment (
  doctor_id uuid not null references doctor on delete cascade,
  treatment_id text not null references treatment,
  primary key (doctor_id, treatment_id)
);
create index doctor_by_treatment on doctor_treatment (treatment_id, doctor_id desc);

create table event (
  id uuid primary key,
  clinic_id uuid not null references clinic on delete cascade,
  status text not null default 'PUBLISHED' check (status in ('DRAFT', 'PUBLISHED', 'ENDED')),
  title text not null,
  title_ja text,
  content text,
  content_ja text,
  card_image jsonb,
  main_image jsonb,
  detail_images jsonb not null default '[]',
  price int check (price >= 0),
  starts_on date,
  ends_on date,
  rating_sum int not null default 0,
  review_count int not null default 0,
  version int not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index event_newest on event (id desc) include (clinic_id) where status = 'PUBLISHED';
create index event_by_clinic on event (clinic_id, id desc);

create table event_treatment (
  event_id uuid not null references event on delete cascade,
  treatment_id text not null references treatment,
  position int not null,
  primary key (event_id, treatment_id)
);
create index event_by_treatment on event_treatment (treatment_id, event_id desc);

-- One row. Every write that visitors can see raises it; each process polls it to drop its caches.
create table public_version (
  id int primary key check (id = 1),
  version bigint not null,
  names_version bigint not null
);
insert into public_version values (1, 1, 1);

-- Facts about the data, e.g. that they are demo data.
create table setting (
  key text primary key,
  value text not null
);
`;
