import { COUNSEL_STATES } from '../../../../contract/plain/counselCourse.ts';
import { counselStateWeights, demoVolumes, japaneseShare } from '../../data/volumes.ts';
import type { Random } from '../lib/random.ts';
import type { CounselPlan } from './plan.ts';
import { dealOut, longTail, share } from './shares.ts';

const { clinics: CLINICS, counsels: COUNSELS, reviews: REVIEWS } = demoVolumes;

/** By rank: a tenth of the clinics holds half of the reviews, fifteen of a hundred have none. */
export function planReviewCounts(): number[] {
  const top = CLINICS / 10;
  const without = CLINICS * 0.15;
  const middle = CLINICS - top - without;
  return Array.from({ length: CLINICS }, (_, rank) => {
    if (rank < top) return longTail(REVIEWS / 2, top, 0.7, rank);
    return rank < top + middle ? longTail(REVIEWS / 2, middle, 0.6, rank - top) : 0;
  });
}

/** By rank: a complete counsel for each review, and others in every state. */
export function planCounsels(reviewCounts: readonly number[], random: Random): CounselPlan[][] {
  const open = COUNSELS - REVIEWS;
  const openCounts = share(
    open,
    reviewCounts.map((count) => count + 4),
  );
  const completeStates = dealOut(REVIEWS, COMPLETE_WEIGHTS, [
    'TREATMENT_COMPLETE',
    'CONSULTATION_COMPLETE',
  ]);
  const reviewed = deal(completeStates, true, random);
  const unreviewed = deal(dealOut(open, counselStateWeights, COUNSEL_STATES), false, random);
  return reviewCounts.map((count, rank) => [
    ...reviewed.splice(0, count),
    ...unreviewed.splice(0, openCounts[rank]),
  ]);
}

const COMPLETE_WEIGHTS = { TREATMENT_COMPLETE: 80, CONSULTATION_COMPLETE: 20 };

/** In random order, 12 % of them by Japanese members. */
function deal(
  states: readonly CounselPlan['state'][],
  isReviewed: boolean,
  random: Random,
): CounselPlan[] {
  const japanese = Math.round(states.length * japaneseShare);
  const plans = states.map((state) => ({ state, isReviewed }));
  return random.shuffled(
    random
      .shuffled(plans)
      .map((plan, index): CounselPlan => ({ ...plan, language: index < japanese ? 'ja' : 'ko' })),
  );
}
