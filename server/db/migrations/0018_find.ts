const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

const opensOn = (day: string) => `opening_hours #> '{days,${day}}' is not null`;
const closings = DAYS.map((day) => `opening_hours #>> '{days,${day},closesAt}'`).join(', ');

/** Facts that follow from other columns, with their conditions. */
export const derivedFacts = {
  japanese: `languages @> '["ja"]'`,
  saturday: opensOn('sat'),
  sunday: opensOn('sun'),
  night: `coalesce(greatest(${closings}) >= '20:00', false)`,
  'foreign-patients': 'registration_number is not null',
};
const derived = Object.entries(derivedFacts).map(
  ([fact, condition]) => `|| case when ${condition} then '["${fact}"]' else '[]' end::jsonb`,
);

/** Columns for choosing a clinic, a doctor or an event: place, hours, facts, prices, checked credentials. */
export const find = `
create table region (
  id text primary key,
  name text not null,
  name_ja text not null,
  -- Null for a region; a district belongs to one.
  parent_id text references region,
  position int not null
);
create table station (
  id text primary key,
  name text not null,
  name_ja text not null,
  district_id text not null references region,
  latitude float8 not null,
  longitude float8 not null,
  position int not null
);

alter table clinic
  add column address_ja text,
  add column district_id text references region,
  add column latitude float8,
  add column longitude float8,
  add column station_id text references station,
  add column station_exit text,
  add column station_minutes int,
  add column phone text,
  add column opening_hours jsonb,
  add column languages jsonb not null default '[]',
  add column facts jsonb not null default '[]',
  add column registration_number text,
  -- The lowest price of the menu; written with the menu.
  add column price_from int;

alter table clinic add column shown_facts jsonb generated always as (
  '[]'::jsonb
  ${derived.join('\n  ')}
  || facts
) stored;

create table clinic_price (
  clinic_id uuid not null references clinic on delete cascade,
  treatment_id text not null references treatment,
  price_from int not null check (price_from >= 0),
  price_to int check (price_to >= price_from),
  vat_included boolean not null,
  position int not null,
  primary key (clinic_id, treatment_id)
);
create index clinic_price_by_treatment on clinic_price (treatment_id, price_from)
  include (price_to, clinic_id);

alter table doctor
  add column licence text,
  add column board text,
  add column licence_checked_on date,
  add column career text,
  add column career_ja text,
  add column languages jsonb not null default '[]';

alter table event
  add column original_price int check (original_price >= 0),
  add column included text,
  add column included_ja text,
  add column not_included text,
  add column not_included_ja text,
  add column ad_approval_number text,
  add column ad_approval_ends_on date;
`;
