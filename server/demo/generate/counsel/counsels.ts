import type { CounselState } from '../../../../contract/plain/counselCourse.ts';
import { awaitedAppointment } from '../../../../contract/plain/counselCourse.ts';
import type { Language } from '../../../../contract/plain/language.ts';
import { japaneseLineShare } from '../../data/volumes.ts';
import type { SeedClinic, SeedCounsel, SeedReview } from '../entities.ts';
import { DAY, HOUR, inWakingHours } from '../lib/clock.ts';
import { createRandom, type Random } from '../lib/random.ts';
import { seedId } from '../lib/seedId.ts';
import { isForShow } from '../member/members.ts';
import type { ClinicPlan, CounselPlan } from '../plan/plan.ts';
import { makeReview } from '../review/reviews.ts';
import type { Cast, World } from '../world.ts';
import { counselCodeOf } from './counselCode.ts';
import { askAbout, pickSource } from './counselSource.ts';
import { makeTimeline, type Timeline } from './counselTimeline.ts';
import { makePassedVisit } from './passedVisit.ts';
import { makeProposals, makeReschedule, makeWishes } from './wishes.ts';

/** A counsel before its member and its source are chosen. */
interface Outline {
  plan: CounselPlan;
  today: number;
  timeline: Timeline;
  /** From the last change to the review. */
  reviewDelay: number;
  random: Random;
}

export function makeCounsels(plan: ClinicPlan, cast: Cast, world: World) {
  const reviews: SeedReview[] = [];
  const outlines = plan.counsels
    .map((counsel, index) =>
      makeOutline(
        counsel,
        plan.today,
        cast.clinic,
        createRandom(`counsel ${plan.number} ${index}`),
      ),
    )
    .sort((a, b) => a.timeline.createdAt - b.timeline.createdAt);
  const counsels = outlines.map((outline) => {
    const { counsel, event, topic } = makeCounsel(outline, cast, reviews, world);
    if (outline.plan.isReviewed) {
      const createdAt = inWakingHours(counsel.updatedAt + outline.reviewDelay);
      reviews.push(makeReview({ counsel, event, topic, createdAt }, cast, world, outline.random));
    }
    return counsel;
  });
  return { counsels, reviews };
}

/** How many days before today the last change was, at least and at most. */
const LAST_CHANGE: Readonly<Record<CounselState, readonly [number, number]>> = {
  AWAITING_CLINIC_CONFIRMATION: [0.05, 6],
  CLINIC_CONFIRMED: [0.05, 20],
  CONSULTATION_APPOINTMENT_CONFIRMED: [0.05, 30],
  CONSULTATION_COMPLETE: [1, 160],
  TREATMENT_APPOINTMENT_CONFIRMED: [0.05, 40],
  TREATMENT_COMPLETE: [1, 200],
  CANCELED: [1, 120],
};

function makeOutline(
  plan: CounselPlan,
  today: number,
  clinic: SeedClinic,
  random: Random,
): Outline {
  const earliest = clinic.createdAt + DAY;
  const [atLeast, atMost] = LAST_CHANGE[plan.state];
  const reviewDelay = Math.floor((3 + 57 * random.next() ** 2.5) * DAY);
  const end = plan.isReviewed
    ? reviewedAt(earliest, today, random) - reviewDelay
    : today - random.between(atLeast, atMost) * DAY;
  const timeline = makeTimeline(plan, { earliest, end, today }, random);
  return { plan, today, timeline, reviewDelay, random };
}

/** Within two years, more of them recently. */
function reviewedAt(earliest: number, today: number, random: Random): number {
  const first = Math.max(earliest + 95 * DAY, today - 725 * DAY);
  const last = today - 1 * DAY;
  return last - (last - first) * random.next() ** 1.3;
}

function makeCounsel(outline: Outline, cast: Cast, reviews: readonly SeedReview[], world: World) {
  const { plan, timeline, random } = outline;
  const { createdAt, changes, consultationAt, treatmentAt } = timeline;
  const updatedAt = changes.at(-1)?.at ?? createdAt;
  const member = world.chooseMember(
    { language: plan.language, at: createdAt, state: plan.state },
    random,
  );
  const { type, id: sourceId, topic, event } = pickSource(createdAt, cast, reviews, random);
  const id = seedId(createdAt, random);
  const { state, language } = plan;
  const code = counselCodeOf(world.nextNumber());
  const hours = cast.clinic.openingHours;
  const passed = makePassedVisit({ code, state, updatedAt, today: outline.today });
  const isTreatment = state === 'TREATMENT_APPOINTMENT_CONFIRMED';
  const wishing = {
    code,
    state,
    language,
    hours,
    today: outline.today,
    isForShow: isForShow(member),
  };
  const dates = {
    consultationAt: passed && !isTreatment ? passed.at : consultationAt,
    treatmentAt: passed && isTreatment ? passed.at : treatmentAt,
  };
  const counsel: SeedCounsel = {
    id,
    createdAt,
    updatedAt,
    seenAt: seenAt(createdAt, updatedAt, outline.today, random),
    member,
    clinicId: cast.clinic.id,
    sourceType: type,
    sourceId,
    content: askAbout(topic, language, createdAt, random),
    wishes: makeWishes(wishing),
    proposals: makeProposals(wishing),
    code,
    isInLine: isInLine(code, language),
    state,
    ...dates,
    visitAnswer: passed?.answer ?? null,
    reschedule: makeReschedule(wishing, awaitedAppointment({ state, ...dates })),
    noShow: passed?.noShow ?? null,
    changes: changes.map((change) => ({ ...change, id: seedId(change.at, random) })),
  };
  return { counsel, event, topic };
}

/** Most Japanese members come through LINE. */
const isInLine = (code: string, language: Language): boolean =>
  createRandom(`place of ${code}`).chance(language === 'ja' ? japaneseLineShare : 0.1);

/** Most members have seen the last change; the others see a red dot. */
function seenAt(
  createdAt: number,
  updatedAt: number,
  today: number,
  random: Random,
): number | null {
  if (updatedAt === createdAt) return createdAt;
  if (random.chance(0.1)) return null;
  return random.chance(0.8) ? Math.min(updatedAt + random.int(1, 30) * HOUR, today) : createdAt;
}
