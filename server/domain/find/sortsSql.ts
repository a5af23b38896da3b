import type { SortName } from '../../../contract/plain/sorts.ts';
import type { ListedNoun } from '../../db/feed/change.ts';
import { averageOf } from '../../db/jsonSql.ts';
import type { Sorting } from '../../db/lists/sortedBy.ts';
import type { Circle } from './distanceRules.ts';
import { squareSql } from './distanceSql.ts';

/** `newest` needs no key; `popular` is built in popularSql.ts. */
export type KeySort = Exclude<SortName, 'newest' | 'popular'>;

/** Larger than every price: a record without a price comes last in both directions. */
const NO_PRICE = 2_147_483_647;

/** What the visitor chose besides the sort. */
interface Chosen {
  circle: Circle | null;
  treatmentId: string | undefined;
}

/**
 * SQL keys of a sort. The largest comes first, and the newest of equal records. No key is null. Indexes have the same
 * expressions (0050_newest_indexes.ts). docs/find.md explains the sorts to people.
 */
export function sortKeys(
  noun: ListedNoun,
  sort: KeySort,
  { circle, treatmentId }: Chosen,
): string[] {
  const lowest = priceOf(noun, treatmentId !== undefined);
  switch (sort) {
    case 'recommended':
      return [noun === 'review' ? visitsFirst : dampedAverage(noun)];
    case 'rating':
      return noun === 'review' ? ['review.rating'] : [averageOf(noun), `${noun}.review_count`];
    case 'reviews':
      return [noun === 'review' ? 'clinic.review_count' : `${noun}.review_count`];
    case 'near':
      return circle ? [`-coalesce(${squareSql(circle)}, 'infinity')`] : [];
    case 'price':
      return [`-coalesce(${lowest}, ${NO_PRICE})`];
    case '-price':
      return [`coalesce(${lowest}, -1)`];
  }
}

/** The average as if ten more people had given four stars: a single review counts little. In thousandths. */
const dampedAverage = (noun: ListedNoun) =>
  `((${noun}.rating_sum + 40) * 1000 / (${noun}.rating_count + 10))`;

/** Reviews of confirmed visits come first, among them those with photos. */
const visitsFirst = `(review.visit_confirmed::int * 2 + (jsonb_array_length(review.before_photos)
  + jsonb_array_length(review.after_photos) > 0)::int)`;

function priceOf(noun: ListedNoun, isOfTreatment: boolean): string {
  if (noun === 'event') return 'event.price';
  return isOfTreatment ? 'clinic_price.price_from' : 'clinic.price_from';
}

/** How a list is sorted; null when it needs a position and there is none. */
export function sortOf(
  noun: ListedNoun,
  sort: KeySort,
  { hasClinic, ...chosen }: Chosen & { hasClinic: boolean },
): Sorting | null {
  const keys = sortKeys(noun, sort, chosen);
  if (keys.length === 0) return null;
  if (keys.some((key) => key.includes('clinic_price.'))) {
    const clinicId = noun === 'clinic' ? 'clinic.id' : `${noun}.clinic_id`;
    // A menu has at most one line for a treatment.
    const line = `clinic_price.clinic_id = ${clinicId} and clinic_price.treatment_id = ?`;
    return { keys, from: `${noun} left join clinic_price on ${line}`, value: chosen.treatmentId };
  }
  const isOfClinic = noun !== 'clinic' && keys.some((key) => key.includes('clinic.'));
  if (!isOfClinic) return { keys, from: noun };
  // A doctor may have no clinic. With an inner join PostgreSQL can read the clinics in the order of the key.
  const join = noun === 'doctor' && !hasClinic ? 'left join' : 'join';
  return { keys, from: `${noun} ${join} clinic on clinic.id = ${noun}.clinic_id` };
}
