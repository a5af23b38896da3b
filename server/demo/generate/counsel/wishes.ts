import type { OpeningHours } from '../../../../contract/clinicShape.ts';
import type { CounselState } from '../../../../contract/plain/counselCourse.ts';
import type { Language } from '../../../../contract/plain/language.ts';
import type { Wishes } from '../../../../contract/wishes.ts';
import type { SeedProposal, SeedReschedule } from '../entities.ts';
import { atVisitingHour, DAY, dateOf } from '../lib/clock.ts';
import { createRandom, type Random } from '../lib/random.ts';
import { seedId } from '../lib/seedId.ts';

interface Wishing {
  /** Of the counsel. It is the same on every day of a first start. */
  code: string;
  state: CounselState;
  language: Language;
  hours: OpeningHours | null;
  today: number;
  /** One of the two members with whom the demonstration is shown. */
  isForShow: boolean;
}

/** Some members whose appointment is not made yet wish for times; those who travel name their stay. */
export function makeWishes({ code, state, language, hours, today }: Wishing): Wishes | null {
  if (state !== 'AWAITING_CLINIC_CONFIRMATION' && state !== 'CLINIC_CONFIRMED') return null;
  const random = createRandom(`wishes of ${code}`);
  if (!random.chance(0.6)) return null;
  if (language === 'ja' && random.chance(0.6)) {
    const arrival = today + random.int(10, 40) * DAY;
    return { stay: { from: dateOf(arrival), to: dateOf(arrival + random.int(2, 5) * DAY) } };
  }
  const count = random.int(1, 3);
  const times = Array.from({ length: count }, () => openTime(today, hours, random));
  return { times: [...new Set(times)] };
}

/**
 * Some clinics have proposed times to members whose counsel they confirmed, and all to those with whom the demonstration
 * is shown.
 */
export function makeProposals({
  code,
  state,
  hours,
  today,
  isForShow,
}: Wishing): SeedProposal[] | null {
  const random = createRandom(`proposals of ${code}`);
  if (state !== 'CLINIC_CONFIRMED' || !(random.chance(0.2) || isForShow)) return null;
  const times = Array.from({ length: random.int(2, 3) }, () => openTime(today, hours, random));
  return [...new Set(times)].sort().map((at) => ({ id: seedId(today, random), at }));
}

/** Some members with an appointment ahead ask for another time. */
export function makeReschedule(
  { code, hours, today }: Wishing,
  appointmentAt: number | null,
): SeedReschedule | null {
  const random = createRandom(`reschedule of ${code}`);
  if (appointmentAt === null || appointmentAt < today + DAY || !random.chance(0.15)) return null;
  return {
    appointmentAt: new Date(appointmentAt).toISOString(),
    wishes: { times: [openTime(today, hours, random)] },
    at: new Date(today).toISOString(),
  };
}

/**
 * A half hour on a working day, when every clinic is open that has not closed for the day. The archive of a build is
 * used for a week, so it lies further ahead.
 */
function openTime(today: number, hours: OpeningHours | null, random: Random): string {
  let day = today + random.int(8, 24) * DAY;
  while (isWeekend(day) || hours?.closedOn?.includes(dateOf(day))) day += DAY;
  let time = atVisitingHour(day, random);
  while (!isUsual(time)) time = atVisitingHour(day, random);
  return new Date(time).toISOString();
}

const isWeekend = (day: number) => [0, 6].includes(new Date(dateOf(day)).getUTCDay());

/** By the clock of Korea: after all have opened, not at lunch, before the first closes. */
function isUsual(time: number): boolean {
  const hour = (new Date(time).getUTCHours() + 9) % 24;
  return hour >= 11 && hour < 18 && hour !== 13;
}
