import type { CounselState } from '../../../../contract/plain/counselCourse.ts';
import type { SeedNoShow, SeedVisitAnswer } from '../entities.ts';
import { atVisitingHour, DAY, HOUR, notOnSunday } from '../lib/clock.ts';
import { createRandom } from '../lib/random.ts';

interface Booked {
  /** The code of the counsel: the same on any day of the first start, so random choices follow from it. */
  code: string;
  state: CounselState;
  /** When the clinic made the appointment. */
  updatedAt: number;
  today: number;
}

interface PassedVisit {
  at: number;
  answer: SeedVisitAnswer | null;
  /** By the words of the clinic. */
  noShow: SeedNoShow | null;
}

/**
 * Some appointments have passed, and the clinic has not closed the counsel. Most of these members have said whether
 * they came, and the clinic has noted who did not.
 */
export function makePassedVisit({ code, state, updatedAt, today }: Booked): PassedVisit | null {
  const random = createRandom(`passed visit of ${code}`);
  if (!state.endsWith('_APPOINTMENT_CONFIRMED') || !random.chance(0.25)) return null;
  const at = atVisitingHour(notOnSunday(today - random.int(1, 3) * DAY), random);
  if (at < updatedAt + 12 * HOUR || at > today) return null;
  if (!random.chance(0.7)) return { at, answer: null, noShow: null };
  const answeredAt = Math.min(at + random.int(1, 20) * HOUR, today);
  const answer = {
    answer: random.chance(0.75) ? 'came' : 'missed',
    appointmentAt: new Date(at).toISOString(),
    at: new Date(answeredAt).toISOString(),
  } as const;
  const { answer: said, ...noShow } = answer;
  return { at, answer, noShow: said === 'missed' ? noShow : null };
}
