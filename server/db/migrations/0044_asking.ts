/** The details of a booking (sealed), the member's request for another time, and the no-show that staff have noted. */
export const asking = `
alter table counsel
  add column details_sealed text,
  add column reschedule jsonb,
  add column no_show jsonb;
`;
