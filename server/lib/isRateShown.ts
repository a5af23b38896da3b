import { koreanDayNumber } from './koreanDay.ts';

/** How many days a rate is shown. */
const SHOWN_DAYS = 30;

/** Whether pages show a rate. `on`: its day. It is not shown when it is too old, or of a day to come. */
export function isRateShown({ on }: { on: string }, now: Date): boolean {
  const age = koreanDayNumber(now) - koreanDayNumber(new Date(`${on}T00:00:00+09:00`));
  return age >= 0 && age <= SHOWN_DAYS;
}
