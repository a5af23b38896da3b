import type { ReviewStatus } from '../../../contract/review.ts';
import { BLIND_DAYS, type StaffReviewChange } from '../../../contract/staff/staffReview.ts';
import { DAY_MS } from '../../lib/units.ts';

/** `keep` leaves the status as it is. */
type Step = Exclude<StaffReviewChange['action'], 'keep'>;

const STEPS: Record<Step, Partial<Record<ReviewStatus, ReviewStatus>>> = {
  publish: { PENDING: 'PUBLISHED' },
  blind: { PENDING: 'BLINDED', PUBLISHED: 'BLINDED' },
  restore: { BLINDED: 'PUBLISHED' },
};

/** The status after an action; null when the action is not possible now. */
export const statusAfter = (status: ReviewStatus, action: Step): ReviewStatus | null =>
  STEPS[action][status] ?? null;

/** The time at which a review that is blinded now becomes visible again. */
export const blindEnd = (now: Date): Date => new Date(now.getTime() + BLIND_DAYS * DAY_MS);
