import { query } from '../../api/query.ts';

/** The taxonomy changes only with releases. */
const lasting = { staleTime: Number.POSITIVE_INFINITY };

export const specialtiesQuery = () => ({ ...query('GET /public/specialties', {}), ...lasting });
export const partsQuery = () => ({ ...query('GET /public/parts', {}), ...lasting });
export const concernsQuery = () => ({ ...query('GET /public/concerns', {}), ...lasting });
export const treatmentsQuery = () => ({ ...query('GET /public/treatments', {}), ...lasting });

/** The taxonomy of this build, loaded if the server's answer is missing. */
export const localTaxonomyQuery = () => ({
  queryKey: ['local taxonomy'] as const,
  queryFn: async () => (await import('./localTaxonomy.ts')).localTaxonomy,
  ...lasting,
});
