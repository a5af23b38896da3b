const koreanDay = (moment: string) => `(${moment} at time zone 'Asia/Seoul')::date`;

/**
 * Sums for the overview of the console. They name no member, so they stay when members leave. The job counts the days
 * before this migration from the rows of counsels and reviews; only marks of missed appointments are added here.
 */
export const daySum = `
create table day_sum (
  -- Null: all clinics together.
  clinic_id uuid references clinic on delete cascade,
  -- In Seoul.
  day date not null,
  kind text not null,
  -- What the kind is divided by, e.g. the rating or the id of an event; else empty.
  part text not null default '',
  amount int not null
);
create unique index day_sum_by_clinic on day_sum (clinic_id, day, kind, part) where clinic_id is not null;
create unique index day_sum_of_all on day_sum (day, kind, part) where clinic_id is null;
create index day_sum_by_day on day_sum (day) where clinic_id is not null;

-- Whether the member booked inside LINE; null in counsels from before.
alter table counsel add column booked_in_line boolean;

insert into day_sum (clinic_id, day, kind, amount)
select clinic_id, ${koreanDay("(no_show ->> 'at')::timestamptz")}, 'missed', count(*)
from counsel where no_show is not null group by 1, 2;
`;
