/** A published review as far as it counts for the averages of what it is about. */
export interface CountedReview {
  clinicId: string;
  eventId: string | null;
  doctorIds: readonly string[];
  rating: number;
}

/** How much the sum and the count of one record change. */
export interface AverageChange {
  table: 'clinic' | 'event' | 'doctor';
  id: string;
  sum: number;
  count: number;
}

/** What reviews add, take away or move; nothing for what stays as it was. */
export function averageChanges(
  before: readonly CountedReview[],
  after: readonly CountedReview[],
): AverageChange[] {
  const changes = new Map<string, AverageChange>();
  const add = (review: CountedReview, sign: 1 | -1) => {
    for (const { table, id } of targetsOf(review)) {
      const known = changes.get(id) ?? { table, id, sum: 0, count: 0 };
      const sum = known.sum + sign * review.rating;
      changes.set(id, { table, id, sum, count: known.count + sign });
    }
  };
  for (const review of before) add(review, -1);
  for (const review of after) add(review, 1);
  return [...changes.values()].filter(({ sum, count }) => sum !== 0 || count !== 0);
}

function targetsOf({ clinicId, eventId, doctorIds }: CountedReview) {
  const doctors = [...new Set(doctorIds)].map((id) => ({ table: 'doctor', id }) as const);
  const event = eventId === null ? [] : [{ table: 'event', id: eventId } as const];
  return [{ table: 'clinic', id: clinicId } as const, ...event, ...doctors];
}
