/** Appointments that members wish for or staff propose begin at full and half hours. */
export const SLOT_MINUTES = 30;
export const SLOT_MS = SLOT_MINUTES * 60 * 1_000;

/** The half hours that a visit of this length touches, by their beginnings. */
export function slotsOf(moment: Date, minutes: number): Date[] {
  const first = Math.floor(moment.getTime() / SLOT_MS);
  const end = Math.ceil((moment.getTime() + minutes * 60 * 1_000) / SLOT_MS);
  return Array.from({ length: end - first }, (_, index) => new Date((first + index) * SLOT_MS));
}

/** Korean time is a whole number of hours ahead of UTC, so both have the same half hours. */
export const isSlot = (moment: string): boolean => Date.parse(moment) % SLOT_MS === 0;
