import {
  concerns,
  parts,
  specialties,
  type Term,
  type TreatmentTerm,
  treatments,
} from '../../db/seed/taxonomy.ts';

const byId = <T extends Term>(terms: readonly T[]) => new Map(terms.map((term) => [term.id, term]));

const specialtyById = byId(specialties);
const partById = byId(parts);
const concernById = byId(concerns);

export const specialtyOf = (id: string): Term => known(specialtyById.get(id), id);

/** The main part of the body of a treatment. */
export function partOf(treatment: TreatmentTerm): Term {
  const concernId = treatment.concerns[0] ?? '';
  const partId = known(concernById.get(concernId), concernId).parts[0] ?? '';
  return known(partById.get(partId), partId);
}

/** Treatments of the same day: of one kind, and surgery on one part of the body only. */
export const canBeCombined = (one: TreatmentTerm, other: TreatmentTerm): boolean =>
  one !== other &&
  one.kind === other.kind &&
  (one.kind !== 'surgery' || partOf(one) === partOf(other));

/** What doctors of these specialties may do. */
export const treatmentsOf = (specialtyIds: readonly string[]): TreatmentTerm[] =>
  treatments.filter((treatment) => treatment.specialties.some((id) => specialtyIds.includes(id)));

function known<T>(term: T | undefined, id: string): T {
  if (!term) throw new Error(`Not in the taxonomy: ${id}`);
  return term;
}
