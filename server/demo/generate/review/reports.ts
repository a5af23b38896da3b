import type { ReportReason } from '../../../../contract/report.ts';
import type { Practice, SeedMember, SeedReport, SeedReview } from '../entities.ts';
import { DAY } from '../lib/clock.ts';
import { createRandom } from '../lib/random.ts';
import { seedId } from '../lib/seedId.ts';
import { isForShow } from '../member/members.ts';

interface Case {
  /** Which reviews are reported like this; the newest one is. */
  isIt: (review: SeedReview) => boolean;
  reasons: readonly ReportReason[];
}

const hasPhotos = ({ afterPhotos }: SeedReview) => afterPhotos.length > 0;

const isKorean = ({ counsel }: SeedReview) => counsel.member.language === 'ko';

const CASES: readonly Case[] = [
  {
    isIt: (review) => review.rating === 1 && isKorean(review),
    reasons: ['INSULT', 'INSULT', 'NO_VISIT'],
  },
  {
    isIt: (review) => review.rating === 5 && isKorean(review) && !hasPhotos(review),
    reasons: ['ADVERTISING', 'ADVERTISING'],
  },
  { isIt: (review) => isKorean(review) && hasPhotos(review), reasons: ['WRONG_PHOTOS'] },
  { isIt: (review) => review.rating <= 2 && !isKorean(review), reasons: ['OTHER'] },
];

/** Open reports of the last three days, so that the desk of operators has some. */
export function makeReports(
  members: readonly SeedMember[],
  practices: readonly Practice[],
  today: number,
): SeedReport[] {
  const random = createRandom('reports');
  const others = members.filter((member) => !isForShow(member));
  const newest = practices
    .flatMap(({ reviews }) => reviews)
    .filter(({ createdAt }) => createdAt < today - 3 * DAY)
    .sort((a, b) => b.createdAt - a.createdAt);
  const taken = new Set<SeedReview>();
  return CASES.flatMap(({ isIt, reasons }) => {
    const review = newest.find((one) => !taken.has(one) && isIt(one));
    if (!review) return [];
    taken.add(review);
    const reporters = others.filter(
      ({ id, createdAt }) => id !== review.counsel.member.id && createdAt < today - 3 * DAY,
    );
    return random.sample(reporters, reasons.length).map((member, index) => {
      const createdAt = Math.floor(random.between(today - 3 * DAY, today));
      const reason = reasons[index] ?? 'OTHER';
      const id = seedId(createdAt, random);
      return { id, createdAt, reviewId: review.id, memberId: member.id, reason };
    });
  });
}
