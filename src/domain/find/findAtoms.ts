import { query } from '../../api/query.ts';
import { useAnswer } from '../../api/useServerData.ts';
import { dataOf } from '../../lib/answer.ts';
import { type Find, inTab, type ListFilters } from '../../lib/find.ts';
import { useDebounced } from '../../widgets/useDebounced.ts';
import type { RecordTab } from '../record/recordTabs.ts';

/** Places change only with releases. */
const lasting = { staleTime: Number.POSITIVE_INFINITY };

export const regionsQuery = () => ({ ...query('GET /public/regions', {}), ...lasting });
export const stationsQuery = () => ({ ...query('GET /public/stations', {}), ...lasting });

/** How many clinics each further choice would list. */
export function facetsQuery(filters: ListFilters) {
  const { sort: _, ...wanted }: Find = inTab('clinics', filters);
  return query('GET /public/clinics/facets', { query: wanted });
}

/** The list of a tab, for its total: one row is enough. */
function countQuery(tab: RecordTab, filters: ListFilters) {
  const { sort: _, ...wanted }: Find = inTab(tab, filters);
  return query(`GET /public/${tab}`, { query: { ...wanted, offset: '0', limit: '1' } });
}

/** How many records the list of a tab would have; undefined while that is unknown. */
export function useCount(tab: RecordTab, filters: ListFilters): number | undefined {
  const wanted = JSON.stringify(filters);
  const settled = useDebounced(wanted);
  const page = dataOf(useAnswer(countQuery(tab, JSON.parse(settled))));
  return page && wanted === settled ? page.total : undefined;
}
