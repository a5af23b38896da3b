import { query } from '../../api/query.ts';

/** The taxonomy changes with releases, not while somebody looks. */
const lasting = { staleTime: Number.POSITIVE_INFINITY };

export const specialtiesQuery = () => ({ ...query('GET /public/specialties', {}), ...lasting });
export const partsQuery = () => ({ ...query('GET /public/parts', {}), ...lasting });
export const concernsQuery = () => ({ ...query('GET /public/concerns', {}), ...lasting });
export const treatmentsQuery = () => ({ ...query('GET /public/treatments', {}), ...lasting });

/** Our own copy, in a script that is fetched when a name is needed and the server's are not here. */
export const localTaxonomyQuery = () => ({
  queryKey: ['local taxonomy'] as const,
  queryFn: async () => (await import('./localTaxonomy.ts')).localTaxonomy,
  ...lasting,
});
