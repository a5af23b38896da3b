/**
 * How a clinic takes consultations: null hours are its opening hours, null seats are no limit. An appointment of a
 * clinic with a limit takes one seat in each half hour of its length.
 */
export const seats = `
create table consulting (
  clinic_id uuid primary key references clinic on delete cascade,
  hours jsonb,
  seats integer,
  minutes integer not null default 30,
  version integer not null default 1
);
create table seat (
  clinic_id uuid not null references clinic on delete cascade,
  slot timestamptz not null,
  seat integer not null,
  counsel_id uuid not null references counsel on delete cascade,
  primary key (clinic_id, slot, seat)
);
create index seat_by_counsel on seat (counsel_id);
`;
