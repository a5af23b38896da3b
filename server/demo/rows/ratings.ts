import { type PublishedReview, talliesOf } from '../../domain/review/averageRules.ts';
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

export function ratingsOf(reviews: readonly SeedReview[]): Ratings {
  const tallies = new Map(talliesOf(reviews.map(published)).map((tally) => [tally.id, tally]));
  return (id) => {
    const { sum = 0, counted = 0, reviews: all = 0 } = tallies.get(id) ?? {};
    return { rating_sum: sum, rating_count: counted, review_count: all };
  };
}

function published({ id, counsel, eventId, doctors, rating }: SeedReview): PublishedReview {
  const { visitedAt } = visitOf(counsel);
  return {
    id,
    memberId: counsel.member.id,
    clinicId: counsel.clinicId,
    visitDay: visitedAt && dateOf(visitedAt.getTime()),
    eventId,
    doctorIds: doctors.map((doctor) => doctor.id),
    rating,
  };
}
