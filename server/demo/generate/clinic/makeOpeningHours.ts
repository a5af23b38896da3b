import type { OpeningDay, OpeningHours } from '../../../../contract/clinicShape.ts';
import type { FactCode } from '../../../../contract/plain/clinicFacts.ts';
import { DAY, dateOf } from '../lib/clock.ts';
import type { Random } from '../lib/random.ts';

const LUNCH = { breakFrom: '13:00', breakTo: '14:00' };
const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri'] as const;

/** A few clinics have further closed days in the coming weeks, some of them today. */
export function makeClosedDays(today: number, random: Random): Pick<OpeningHours, 'closedOn'> {
  if (!random.chance(0.2)) return {};
  const first = random.int(0, 20);
  const days = random.chance(0.5) ? [first] : [first, first + 1];
  return { closedOn: days.map((after) => dateOf(today + after * DAY)) };
}

/** Hours from which exactly these facts about nights and weekends follow. */
export function makeOpeningHours(facts: ReadonlySet<FactCode>, random: Random): OpeningHours {
  const [opensAt, closesAt] = random.pick([
    ['09:30', '18:30'],
    ['10:00', '19:00'],
    ['10:30', '19:30'],
  ] as const);
  const usual: OpeningDay = { opensAt, closesAt, ...LUNCH };
  const late = random.pick(WEEKDAYS);
  const isOpenOnHolidays = random.chance(0.15);
  const days = Object.fromEntries(
    WEEKDAYS.map((day) => {
      const isLate = facts.has('night') && day === late;
      return [day, isLate ? { ...usual, closesAt: '21:00' } : usual];
    }),
  );
  return {
    days: {
      ...days,
      ...(facts.has('saturday') && { sat: { opensAt, closesAt: '16:00' } }),
      ...(facts.has('sunday') && { sun: { opensAt: '11:00', closesAt: '16:00' } }),
      ...(isOpenOnHolidays && { holiday: { opensAt: '11:00', closesAt: '15:00' } }),
    },
  };
}
