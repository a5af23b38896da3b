import type { FilterName, Filters } from '../../../contract/filters.ts';

const BY_SPECIALTY = ['specialtyId', 'treatmentId'] as const;
const BY_PART = ['partId', 'concernId', 'treatmentId'] as const;

/** The filters that are set, in the order of the way there. A part or a concern leads, as for the plus. */
export function trailOf(filters: Filters): FilterName[] {
  const way = filters.partId || filters.concernId ? BY_PART : BY_SPECIALTY;
  return way.filter((name) => filters[name]);
}
