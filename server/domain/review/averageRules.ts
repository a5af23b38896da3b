/** The fields of a published review that averages depend on. */
export interface PublishedReview {
  /** UUID version 7, so ids sort by time. */
  id: string;
  memberId: string;
  clinicId: string;
  /** The day of the visit in Seoul; null without a visit. */
  visitDay: string | null;
  eventId: string | null;
  doctorIds: readonly string[];
  rating: number;
}

/** How the numbers of one record change: all its reviews, and those that count for its average. */
export interface AverageChange {
  table: 'clinic' | 'event' | 'doctor';
  id: string;
  reviews: number;
  counted: number;
  sum: number;
}

/** The difference between two lists of reviews, for each record that changes. */
export function averageChanges(
  before: readonly PublishedReview[],
  after: readonly PublishedReview[],
): AverageChange[] {
  const changes = new Map<string, AverageChange>();
  for (const { table, id, ...tally } of talliesOf(after)) {
    changes.set(id, { table, id, ...tally });
  }
  for (const { table, id, reviews, counted, sum } of talliesOf(before)) {
    const now = changes.get(id) ?? { reviews: 0, counted: 0, sum: 0 };
    changes.set(id, {
      table,
      id,
      reviews: now.reviews - reviews,
      counted: now.counted - counted,
      sum: now.sum - sum,
    });
  }
  return [...changes.values()].filter(
    ({ reviews, counted, sum }) => reviews !== 0 || counted !== 0 || sum !== 0,
  );
}

/**
 * An average counts only the newest review of each member, clinic and visit (AMB-107). All reviews of a member at a
 * clinic without a confirmed visit count as one visit. The number of reviews counts all.
 */
export function talliesOf(reviews: readonly PublishedReview[]): AverageChange[] {
  const targets = new Map<
    string,
    { target: Target; reviews: number; newest: Map<string, number> }
  >();
  for (const review of reviews.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    for (const target of targetsOf(review)) {
      const known = targets.get(target.id) ?? { target, reviews: 0, newest: new Map() };
      known.reviews += 1;
      known.newest.set(`${review.memberId} ${review.clinicId} ${review.visitDay}`, review.rating);
      targets.set(target.id, known);
    }
  }
  return [...targets.values()].map(({ target, reviews: all, newest }) => {
    const sum = [...newest.values()].reduce((total, rating) => total + rating, 0);
    return { ...target, reviews: all, counted: newest.size, sum };
  });
}

type Target = Pick<AverageChange, 'table' | 'id'>;

function targetsOf({ clinicId, eventId, doctorIds }: PublishedReview): Target[] {
  const doctors = [...new Set(doctorIds)].map((id) => ({ table: 'doctor', id }) as const);
  const event = eventId === null ? [] : [{ table: 'event', id: eventId } as const];
  return [{ table: 'clinic', id: clinicId } as const, ...event, ...doctors];
}
