/** What a member has sent today, for the limits of a day. One row for each kind is used again every day. */
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
