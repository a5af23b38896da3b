import { POPULAR_PLACES } from '../../../../contract/plain/limits.ts';
import type { Term, TermIndex } from './termIndex.ts';

interface Place {
  id: string;
  name: string;
  nameJa: string;
  count: number;
}

/**
 * The districts with the most clinics. `counted` has the number of clinics by district. Six cities have a 중구, so a
 * shared name begins with the region: 부산 중구.
 */
export function popularPlaces(
  { spellings }: TermIndex,
  counted: Readonly<Record<string, number>>,
): Place[] {
  const districts = new Map<string, Term>();
  const withName = new Map<string, Set<string>>();
  for (const { term } of spellings) {
    if (term.kind !== 'REGION' || !term.region) continue;
    districts.set(term.id, term);
    withName.set(term.name, (withName.get(term.name) ?? new Set()).add(term.id));
  }
  return Object.entries(counted)
    .toSorted(([a, more], [b, less]) => less - more || (a < b ? -1 : 1))
    .flatMap(([id, count]) => {
      const term = districts.get(id);
      if (!term || count === 0) return [];
      const { name, nameJa, region } = term;
      const isShared = (withName.get(name)?.size ?? 0) > 1;
      return isShared && region
        ? { id, name: `${region.name} ${name}`, nameJa: `${region.nameJa} ${nameJa}`, count }
        : { id, name, nameJa, count };
    })
    .slice(0, POPULAR_PLACES);
}
