/** What a member sent today, for the daily limits. Each kind has one row, which is reused every day. */
export const memberDay = `
create table member_day (
  member_id uuid not null references member on delete cascade,
  kind text not null,
  day date not null,
  acts int not null,
  bytes bigint not null,
  primary key (member_id, kind)
);
`;
