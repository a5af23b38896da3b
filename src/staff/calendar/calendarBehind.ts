/** A counsel that is opened in the calendar carries the shown day and view in its address, for the way back. */

/** `search` is that of the calendar. */
export function counselFromCalendar(counselId: string, search: string): string {
  const place = new URLSearchParams(search);
  place.set('from', 'calendar');
  return `/console/counsels/${counselId}?${place}`;
}

/** The address of the calendar from which a counsel was opened; null if it was not. */
export function calendarBehind(search: string): string | null {
  const place = new URLSearchParams(search);
  if (place.get('from') !== 'calendar') return null;
  place.delete('from');
  const query = String(place);
  return `/console/calendar${query && `?${query}`}`;
}
