import { useAnswer } from '../../api/useServerData.ts';
import { dataOf } from '../../lib/answer.ts';
import type { ListFilters } from '../../lib/find.ts';
import { useDebounced } from '../../widgets/useDebounced.ts';
import type { RecordTab } from '../record/recordTabs.ts';
import { countQuery } from './findAtoms.ts';

/** How many records the list of a tab would have; undefined while that is unknown. */
export function useCount(tab: RecordTab, filters: ListFilters): number | undefined {
  const wanted = JSON.stringify(filters);
  const settled = useDebounced(wanted);
  const page = dataOf(useAnswer(countQuery(tab, JSON.parse(settled))));
  return page && wanted === settled ? page.total : undefined;
}
