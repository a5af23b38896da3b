import { query } from '../../api/query.ts';
import { type Find, findOn, type ListFilters } from '../../lib/find.ts';
import type { RecordTab } from '../record/recordTabs.ts';

/** Places change only with releases. */
const lasting = { staleTime: Number.POSITIVE_INFINITY };

export const regionsQuery = () => ({ ...query('GET /public/regions', {}), ...lasting });
export const stationsQuery = () => ({ ...query('GET /public/stations', {}), ...lasting });

/** How many clinics each further choice would list. */
export function facetsQuery(filters: ListFilters) {
  const { photos: _, sort: __, ...wanted } = filters;
  return query('GET /public/clinics/facets', { query: wanted });
}

/** The list of a tab, for its total: one row is enough. */
export function countQuery(tab: RecordTab, filters: ListFilters) {
  const { sort: _, ...wanted }: Find = findOn(tab, filters);
  return query(`GET /public/${tab}`, { query: { ...wanted, offset: '0', limit: '1' } });
}
