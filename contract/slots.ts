/** Appointments that members wish for or staff propose begin at full and half hours. */
export const SLOT_MINUTES = 30;
export const SLOT_MS = SLOT_MINUTES * 60 * 1_000;

/** Korean time is a whole number of hours ahead of UTC, so both have the same half hours. */
export const isSlot = (moment: string): boolean => Date.parse(moment) % SLOT_MS === 0;
