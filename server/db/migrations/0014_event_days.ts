/** Lists show events only on the days they run. The index holds the days, so the rows need not be read. */
export const eventDays = `
drop index event_newest;
create index event_newest on event (id desc) include (clinic_id, starts_on, ends_on)
  where status = 'PUBLISHED';
`;
