import type { SeedReview } from '../generate/entities.ts';
import { dateOf } from '../generate/lib/clock.ts';
import { visitOf } from './visitOf.ts';

interface Tally {
  rating_sum: number;
  rating_count: number;
  review_count: number;
}

/** Sums of the published reviews by the id of their clinic, doctor or event. */
export type Ratings = (id: string) => Tally;

/** Of one member and visit only the newest review counts for the average; all count for the number. */
export function ratingsOf(reviews: readonly SeedReview[]): Ratings {
  const tallies = new Map<string, { reviews: number; newest: Map<string, number> }>();
  for (const review of reviews.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const { counsel, doctors, eventId, rating } = review;
    const { visitedAt } = visitOf(counsel);
    const visit = `${counsel.member.id} ${visitedAt && dateOf(visitedAt.getTime())}`;
    const targets = [
      counsel.clinicId,
      ...doctors.map(({ id }) => id),
      ...(eventId ? [eventId] : []),
    ];
    for (const id of targets) {
      const tally = tallies.get(id) ?? { reviews: 0, newest: new Map() };
      tally.reviews += 1;
      tally.newest.set(visit, rating);
      tallies.set(id, tally);
    }
  }
  return (id) => {
    const { reviews: review_count, newest } = tallies.get(id) ?? { reviews: 0, newest: new Map() };
    const ratings = [...newest.values()];
    const rating_sum = ratings.reduce((sum, rating) => sum + rating, 0);
    return { rating_sum, rating_count: ratings.length, review_count };
  };
}
