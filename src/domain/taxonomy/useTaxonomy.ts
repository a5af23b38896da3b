import { useAnswer } from '../../api/useServerData.ts';
import { listOf } from '../../lib/list.ts';
import type { Taxonomy } from './localTaxonomy.ts';
import {
  concernsQuery,
  localTaxonomyQuery,
  partsQuery,
  specialtiesQuery,
  treatmentsQuery,
} from './taxonomyAtoms.ts';

/** `undefined` means that the list is still loading. */
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

/** The server's list, or the copy of this build while it loads and after a failure. */
function useTerms<K extends keyof Taxonomy>(
  kind: K,
  query: TermsQuery<K>,
  isWanted: boolean,
): readonly Terms<K>[] | undefined {
  const server = useAnswer(query, { enabled: isWanted });
  const isLocalWanted = isWanted && server.state !== 'ready';
  const local = useAnswer(localTaxonomyQuery(), { enabled: isLocalWanted });
  if (server.state === 'ready') return listOf(server.data);
  if (local.state === 'ready') return local.data[kind];
  return local.state === 'loading' ? undefined : [];
}
