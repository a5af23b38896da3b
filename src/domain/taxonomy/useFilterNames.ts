import type { FilterName, Filters } from '../../../contract/plain/filters.ts';
import type { Named } from '../../../contract/shape.ts';
import { useConcerns, useParts, useSpecialties, useTreatments } from './useTaxonomy.ts';

/** The names of the set filters; only the lists that contain them are queried. */
export function useFilterNames(filters: Filters): { [name in FilterName]: Named | undefined } {
  const lists = {
    specialtyId: useSpecialties(isSet(filters.specialtyId)),
    treatmentId: useTreatments(isSet(filters.treatmentId)),
    partId: useParts(isSet(filters.partId)),
    concernId: useConcerns(isSet(filters.concernId)),
  };
  const named = (name: FilterName) => {
    const terms: readonly Named[] | undefined = lists[name];
    return terms?.find(({ id }) => id === filters[name]);
  };
  return {
    specialtyId: named('specialtyId'),
    treatmentId: named('treatmentId'),
    partId: named('partId'),
    concernId: named('concernId'),
  };
}

const isSet = (id: string | undefined) => id !== undefined;
