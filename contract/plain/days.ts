export const DAY_MS = 24 * 60 * 60 * 1_000;

/** `day` as 2026-12-25. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
