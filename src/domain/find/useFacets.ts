import { useState } from 'react';
import type { ClinicFacets } from '../../../contract/clinic.ts';
import { useAnswer } from '../../api/useServerData.ts';
import { dataOf } from '../../lib/answer.ts';
import type { ListFilters } from '../../lib/find.ts';
import { formatCounted } from '../../lib/number.ts';
import { useDebounced } from '../../widgets/useDebounced.ts';
import { facetsQuery } from './findAtoms.ts';

type Facet = Exclude<keyof ClinicFacets, 'total'>;

/** The number of clinics of a choice as a text; undefined while it is unknown. */
export type Counts = (facet: Facet, choice: string) => string | undefined;

/** While the next counts load, the last ones stay, so that nothing jumps. `isWaiting`: there are none yet. */
export function useFacets(filters: ListFilters): { counts: Counts; isWaiting: boolean } {
  const settled = useDebounced(JSON.stringify(filters));
  const answer = useAnswer(facetsQuery(JSON.parse(settled)));
  const facets = dataOf(answer)?.data;
  const [last, setLast] = useState(facets);
  if (facets && facets !== last) setLast(facets);
  const known = facets ?? last;
  return {
    counts: (facet, choice) => known && formatCounted(known[facet][choice] ?? 0),
    isWaiting: answer.state === 'loading' && !known,
  };
}
