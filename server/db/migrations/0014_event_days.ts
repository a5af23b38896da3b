/** Lists know events on the days they run: the days stand in the index, so that no row is read for them. */
export const eventDays = `
drop index event_newest;
create index event_newest on event (id desc) include (clinic_id, starts_on, ends_on)
  where status = 'PUBLISHED';
`;
