import { useServerData } from '../../api/useServerData.ts';
import { listOf } from '../../lib/list.ts';
import type { Taxonomy } from './localTaxonomy.ts';
import {
  concernsQuery,
  localTaxonomyQuery,
  partsQuery,
  specialtiesQuery,
  treatmentsQuery,
} from './taxonomyQueries.ts';

/** Lists that are not wanted are not asked for. `undefined` means: not there yet. */
export const useSpecialties = (isWanted = true) =>
  useTerms('specialties', specialtiesQuery(), isWanted);
export const useParts = (isWanted = true) => useTerms('parts', partsQuery(), isWanted);
export const useConcerns = (isWanted = true) => useTerms('concerns', concernsQuery(), isWanted);
export const useTreatments = (isWanted = true) =>
  useTerms('treatments', treatmentsQuery(), isWanted);

type Terms<K extends keyof Taxonomy> = Taxonomy[K][number];

interface TermsQuery<K extends keyof Taxonomy> {
  queryKey: readonly unknown[];
  queryFn: () => Promise<{ data: Terms<K>[] }>;
}

/** The server's list; while it is on its way, and when it does not come, the one of this release. */
function useTerms<K extends keyof Taxonomy>(
  kind: K,
  query: TermsQuery<K>,
  isWanted: boolean,
): readonly Terms<K>[] | undefined {
  const server = useServerData(query, { enabled: isWanted });
  const local = useServerData(localTaxonomyQuery(), { enabled: isWanted && !server.data });
  if (server.data) return listOf(server.data);
  return local.data?.[kind] ?? (local.isError ? [] : undefined);
}
