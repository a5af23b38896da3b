/** One event of a calendar, as RFC 5545 writes it. */
export interface CalendarEvent {
  /** The same for every version of the event: a calendar that has it replaces it. */
  uid: string;
  /** Rises with each version. */
  sequence: number;
  changedAt: Date;
  start: Date;
  end: Date;
  summary: string;
  location: string;
  description: string;
  url: string;
  isCanceled: boolean;
}

/** Bytes of a line, without its break. */
const LINE_BYTES = 75;

/** A calendar with this event. `now` is when it is written. */
export function calendarText(event: CalendarEvent, now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Nabi//Appointment//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${utc(now)}`,
    `LAST-MODIFIED:${utc(event.changedAt)}`,
    `DTSTART:${utc(event.start)}`,
    `DTEND:${utc(event.end)}`,
    `SUMMARY:${escaped(event.summary)}`,
    ...(event.location === '' ? [] : [`LOCATION:${escaped(event.location)}`]),
    `DESCRIPTION:${escaped(event.description)}`,
    `URL:${event.url}`,
    `STATUS:${event.isCanceled ? 'CANCELLED' : 'CONFIRMED'}`,
    // Others who see the calendar see only that the time is taken.
    'CLASS:PRIVATE',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** `20261210T050000Z` */
const utc = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d+/g, '');

const escaped = (text: string) =>
  text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r\n|\r|\n/g, '\\n');

/** Breaks a long line between characters; a continued line begins with a space. */
function folded(line: string): string {
  let text = '';
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > LINE_BYTES) {
      text += '\r\n ';
      bytes = 1;
    }
    text += character;
    bytes += size;
  }
  return text;
}
