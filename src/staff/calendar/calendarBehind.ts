/**
 * The address of a counsel that is opened in the calendar. It has the shown day and view, for the way back. `search` is
 * that of the calendar.
 */
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

/** The address of the list beside such a counsel: a counsel that is opened there leads back to the list. */
export function withoutCalendar(search: string): string {
  if (calendarBehind(search) === null) return search;
  const place = new URLSearchParams(search);
  for (const name of ['from', 'day', 'view']) place.delete(name);
  const rest = String(place);
  return rest && `?${rest}`;
}
