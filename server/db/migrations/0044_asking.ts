/**
 * What a member tells beside the text of a booking (sealed), another time that they ask for, and the appointment that
 * they missed by the words of staff.
 */
export const asking = `
alter table counsel
  add column details_sealed text,
  add column reschedule jsonb,
  add column no_show jsonb;
`;
