import { COUNSEL_STATES, type CounselState } from '../../../../contract/plain/counselCourse.ts';
import { counselReasons } from '../../data/counselTexts.ts';
import type { SeedCounselChange } from '../entities.ts';
import { atVisitingHour, DAY, HOUR, inOfficeHours, notOnSunday } from '../lib/clock.ts';
import type { Random } from '../lib/random.ts';
import type { CounselPlan } from '../plan/plan.ts';

export interface Timeline {
  createdAt: number;
  changes: Omit<SeedCounselChange, 'id'>[];
  consultationAt: number | null;
  treatmentAt: number | null;
}

type Step = Pick<SeedCounselChange, 'to' | 'actor' | 'reason'>;

interface Window {
  earliest: number;
  /** When the last change should have happened. */
  end: number;
  today: number;
}

/**
 * The history of a counsel, one allowed change after the other. It is made for a day in 2020 first,
 * then moved by whole days to its end, so that visits stay within visiting hours.
 */
export function makeTimeline(plan: CounselPlan, window: Window, random: Random): Timeline {
  const walked = walk(stepsTo(plan, random), random);
  const lastAt = walked.changes.at(-1)?.at ?? walked.createdAt;
  const toEnd = Math.floor((window.end - lastAt) / DAY);
  const toEarliest = Math.ceil((window.earliest - walked.createdAt) / DAY);
  const timeline = moved(walked, Math.max(toEnd, toEarliest) * DAY);
  const ahead = atVisitingHour(notOnSunday(window.today + random.int(1, 25) * DAY), random);
  return withVisitAhead(timeline, plan.state, ahead);
}

function stepsTo({ state, language, isBrief }: CounselPlan, random: Random): Step[] {
  const staff = (to: CounselState): Step => ({ to, actor: 'staff', reason: null });
  if (state === 'CANCELED') {
    const before = COUNSEL_STATES.slice(1, 1 + random.int(0, 2)).map(staff);
    const cancel: Step = random.chance(0.6)
      ? { to: state, actor: 'member', reason: random.pick(counselReasons.cancel[language]) }
      : { to: state, actor: 'staff', reason: random.pick(counselReasons.decline) };
    return [...before, cancel];
  }
  if (isBrief) return [{ to: state, actor: 'staff', reason: random.pick(counselReasons.jump) }];
  const course = COUNSEL_STATES.slice(1, COUNSEL_STATES.indexOf(state) + 1).map(staff);
  return course.length > 1 && random.chance(0.06) ? withNewDate(course, random) : course;
}

/** The first appointment is cancelled and made again. */
function withNewDate(course: readonly Step[], random: Random): Step[] {
  const [confirmed, booked, ...rest] = course;
  if (!confirmed || !booked) return [...course];
  const back: Step = { ...confirmed, reason: random.pick(counselReasons.moved) };
  return [confirmed, booked, back, booked, ...rest];
}

/** A midnight in Korea: whole days later the clock shows the same. */
const FAR_OFF = Date.parse('2020-01-01T00:00:00+09:00');

function walk(steps: readonly Step[], random: Random): Timeline {
  const createdAt = FAR_OFF + random.int(7 * HOUR, 23 * HOUR);
  const timeline: Timeline = {
    createdAt,
    changes: [
      {
        from: null,
        to: 'AWAITING_CLINIC_CONFIRMATION',
        actor: 'member',
        reason: null,
        at: createdAt,
      },
    ],
    consultationAt: null,
    treatmentAt: null,
  };
  for (const step of steps) {
    const last = timeline.changes.at(-1);
    const at = advance(timeline, step.to, last?.at ?? createdAt, random);
    timeline.changes.push({ ...step, from: last?.to ?? null, at });
  }
  return timeline;
}

/** Sets the dates of the state and returns the time of the change. */
function advance(timeline: Timeline, to: CounselState, lastAt: number, random: Random): number {
  const soon = inOfficeHours(lastAt + random.int(1 * HOUR, 26 * HOUR));
  switch (to) {
    case 'CLINIC_CONFIRMED':
      timeline.consultationAt = null;
      return soon;
    case 'CONSULTATION_APPOINTMENT_CONFIRMED':
      timeline.consultationAt = visitAfter(soon, random);
      return soon;
    case 'CONSULTATION_COMPLETE':
      timeline.consultationAt ??= visitAfter(soon, random);
      return timeline.consultationAt + HOUR;
    case 'TREATMENT_APPOINTMENT_CONFIRMED':
      timeline.treatmentAt = visitAfter(soon, random);
      return soon;
    case 'TREATMENT_COMPLETE':
      timeline.consultationAt ??= visitAfter(soon, random);
      timeline.treatmentAt ??= visitAfter(timeline.consultationAt, random);
      return timeline.treatmentAt + 2 * HOUR;
    default:
      return soon;
  }
}

const visitAfter = (time: number, random: Random) =>
  atVisitingHour(time + random.int(2, 10) * DAY, random);

function moved(timeline: Timeline, by: number): Timeline {
  const { createdAt, changes, consultationAt, treatmentAt } = timeline;
  return {
    createdAt: createdAt + by,
    changes: changes.map((change) => ({ ...change, at: change.at + by })),
    consultationAt: consultationAt && consultationAt + by,
    treatmentAt: treatmentAt && treatmentAt + by,
  };
}

/** An appointment that is confirmed but not over is in the future. */
function withVisitAhead(timeline: Timeline, state: CounselState, ahead: number): Timeline {
  if (state === 'CONSULTATION_APPOINTMENT_CONFIRMED') return { ...timeline, consultationAt: ahead };
  if (state === 'TREATMENT_APPOINTMENT_CONFIRMED') return { ...timeline, treatmentAt: ahead };
  return timeline;
}
