import { SLOT_MINUTES } from '../../../contract/plain/slots.ts';

/** All half hours of a day, from 00:00 to 23:30. */
export const halfHours: readonly string[] = Array.from(
  { length: (24 * 60) / SLOT_MINUTES },
  (_, index) => {
    const minutes = index * SLOT_MINUTES;
    return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
  },
);

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
