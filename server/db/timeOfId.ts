/** The time in an id: a UUID of version 7 begins with the milliseconds at which it was made. */
export const momentOfId = (id: string): Date =>
  new Date(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16));

/** The smallest id that can be made at this time. */
export function firstIdOf(moment: Date): string {
  const hex = Math.max(0, moment.getTime()).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}
