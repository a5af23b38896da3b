import { DAY_MS } from '../../../../contract/plain/days.ts';
import { WISH_DAYS } from '../../../../contract/plain/limits.ts';
import { slotsOf } from '../../../../contract/plain/slots.ts';
import type { TakenSlots } from '../../../../contract/staff/staffConsulting.ts';
import { staffQuery } from '../../../api/staffCall.ts';
import { useServerData } from '../../../api/useServerData.ts';
import { bookableTimes } from '../../../domain/clinic/bookableTimes.ts';
import { halfHours } from '../../../domain/clinic/halfHours.ts';
import { todayAt } from '../../../domain/clinic/openingHours.ts';
import { koreanClock } from '../../../lib/date.ts';
import { isKoreanHoliday } from '../../../lib/koreanHolidays.ts';

const SLOTS = 'GET /staff/clinics/:id/slots';

/** The counsel for which staff look for a time. */
export interface CounselSeekingTime {
  counselId: string;
  clinicId: string;
}

/** The seats that other counsels take on a day in Korea. Null until they are loaded; the server checks in any case. */
export function useSlots(
  { counselId, clinicId }: CounselSeekingTime,
  day: string,
): TakenSlots | null {
  const range = { from: day, except: counselId };
  const query = staffQuery(SLOTS, { params: { id: clinicId }, query: range });
  const { data } = useServerData(query, { enabled: /^\d{4}-\d{2}-\d{2}$/.test(day) });
  return data?.data ?? null;
}

export interface Seats {
  seats: number;
  /** The taken seats in the fullest half hour of the visit. */
  taken: number;
  isFull: boolean;
}

/** The seats for a visit at this time; null without a limit. */
export function seatsAt(takenSlots: TakenSlots | null, at: Date): Seats | null {
  if (takenSlots === null || takenSlots.seats === null) return null;
  const { seats, minutes, slots } = takenSlots;
  const counts = new Map(slots.map((slot) => [Date.parse(slot.at), slot.taken]));
  const visit = slotsOf(at, minutes).map((slot) => counts.get(slot.getTime()) ?? 0);
  const taken = Math.max(...visit);
  return { seats, taken, isFull: taken >= seats };
}

/** The server refuses later times. */
export const lastProposable = () => new Date(Date.now() + WISH_DAYS * DAY_MS);

/** Clinics work between these hours; other times are agreed on in a message. */
const WORKING = halfHours.filter((time) => time >= '07:00' && time <= '22:30');

/** The half hours to propose on a day: those of the clinic, if it has set hours. */
export function timesToPropose(
  day: string,
  slots: TakenSlots | null,
  now = new Date(),
): readonly string[] {
  if (day === '' || !slots?.hours) return WORKING;
  return bookableTimes(day, { hours: slots.hours, isHoliday: isKoreanHoliday(day), now });
}

/** The clinic takes no visits on that day, at any hour. */
export const isClosedOn = (day: string, slots: TakenSlots | null): boolean =>
  timesToPropose(day, slots, new Date(0)).length === 0;

/** By its hours the clinic takes no visits at this time. */
export function isClosedAt(slots: TakenSlots | null, at: Date): boolean {
  if (!slots?.hours) return false;
  const clock = koreanClock(at);
  return todayAt(slots.hours, clock, isKoreanHoliday(clock.date)).state !== 'open';
}
