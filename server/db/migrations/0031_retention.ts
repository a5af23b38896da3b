/** How long each kind of data is kept (contract/plain/retention.ts), and what the job has done. */
export const retention = `
create table retention (
  kind text primary key,
  -- In the unit of the kind; null until an operator sets one.
  period int,
  version int not null default 1,
  ran_at timestamptz,
  -- Rows that went on the day of the last run.
  gone int not null default 0,
  -- Days in Seoul.
  begun_on date,
  done_on date,
  -- One process works on a kind at a time.
  claimed_until timestamptz
);

-- When the texts of the counsel were erased.
alter table counsel add column if not exists texts_erased_at timestamptz;

-- The end of the member's last session that is deleted. Members of before this version begin today.
alter table member add column seen_at timestamptz not null default now();
-- When the member was told that the account will be deleted.
alter table member add column told_at timestamptz;
`;
