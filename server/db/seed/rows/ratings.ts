import type { SeedReview } from '../generate/entities.ts';

interface Tally {
  rating_sum: number;
  review_count: number;
}

/** What the published reviews add up to, by the id of the clinic, doctor or event they speak of. */
export type Ratings = (id: string) => Tally;

export function ratingsOf(reviews: readonly SeedReview[]): Ratings {
  const tallies = new Map<string, Tally>();
  const add = (id: string, rating: number) => {
    const { rating_sum, review_count } = tallies.get(id) ?? NONE;
    tallies.set(id, { rating_sum: rating_sum + rating, review_count: review_count + 1 });
  };
  for (const { counsel, doctors, eventId, rating } of reviews) {
    add(counsel.clinicId, rating);
    for (const { id } of doctors) add(id, rating);
    if (eventId) add(eventId, rating);
  }
  return (id) => tallies.get(id) ?? NONE;
}

const NONE: Tally = { rating_sum: 0, review_count: 0 };
