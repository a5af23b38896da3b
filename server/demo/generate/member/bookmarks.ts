import type { SourceType } from '../../../../contract/counsel.ts';
import { bookmarkShares, demoVolumes } from '../../data/volumes.ts';
import type { Practice, SeedBookmark, SeedMember } from '../entities.ts';
import { DAY } from '../lib/clock.ts';
import { createRandom, type Random } from '../lib/random.ts';
import { seedId } from '../lib/seedId.ts';
import { dealOut } from '../plan/shares.ts';

interface Target {
  id: string;
  createdAt: number;
}

/** Bookmarks, each target once for a member. Early members and popular records have more. */
export function makeBookmarks(
  members: readonly SeedMember[],
  practices: readonly Practice[],
  today: number,
): SeedBookmark[] {
  const random = createRandom('bookmarks');
  const targets = targetsByRenown(practices, random);
  const types = dealOut(demoVolumes.bookmarks, bookmarkShares, [
    'REVIEW',
    'CLINIC',
    'EVENT',
    'DOCTOR',
  ]);
  const taken = new Set<string>();
  return types.map((targetType) => {
    for (;;) {
      const member = random.pickEarly(members, 1.4);
      const target = random.pickEarly(targets[targetType], 1.6);
      const key = `${member.id} ${target.id}`;
      if (taken.has(key)) continue;
      taken.add(key);
      const earliest = Math.max(member.createdAt, target.createdAt);
      const createdAt = keptAt({ earliest, today, isReview: targetType === 'REVIEW' }, random);
      const id = seedId(createdAt, random);
      return { id, createdAt, memberId: member.id, targetType, targetId: target.id };
    }
  });
}

/** Most bookmarks of reviews are of the last month: the popular reviews of the start page need them. */
function keptAt(
  { earliest, today, isReview }: { earliest: number; today: number; isReview: boolean },
  random: Random,
): number {
  const isLately = isReview && random.chance(0.6);
  const from = isLately ? Math.max(earliest, today - 30 * DAY) : earliest;
  return Math.floor(random.between(from, today));
}

function targetsByRenown(
  practices: readonly Practice[],
  random: Random,
): Record<SourceType, readonly Target[]> {
  const byReviews = [...practices].sort((a, b) => b.reviews.length - a.reviews.length);
  const reviews = practices.flatMap((practice) => practice.reviews);
  const isLiked = (review: (typeof reviews)[number]) =>
    review.rating >= 4 &&
    review.afterPhotos.length > 0 &&
    review.treatments.length <= 3 &&
    review.content.length > 70 &&
    review.content.length < 400;
  return {
    CLINIC: byReviews.map(({ clinic }) => clinic),
    DOCTOR: byReviews.flatMap(({ doctors }) => doctors),
    EVENT: random.shuffled(practices.flatMap(({ events }) => events)),
    REVIEW: [
      ...random.shuffled(reviews.filter(isLiked)),
      ...random.shuffled(reviews.filter((review) => !isLiked(review))),
    ],
  };
}
