import type { Concern, Part, Specialty, Treatment } from '../../../contract/taxonomy.ts';
import {
  concernTerms,
  partTerms,
  specialtyTerms,
  treatmentTerms,
} from '../../../contract/texts/taxonomyTerms.ts';

export interface Taxonomy {
  specialties: readonly Specialty[];
  parts: readonly Part[];
  concerns: readonly Concern[];
  treatments: readonly Treatment[];
}

/** The taxonomy of this release, in the shape of the server's answers. */
export const localTaxonomy: Taxonomy = {
  specialties: specialtyTerms.map(named),
  parts: partTerms.map(named),
  concerns: concernTerms.map((term) => ({ ...named(term), parts: references(term.parts) })),
  treatments: treatmentTerms.map((term) => ({
    ...named(term),
    concerns: references(term.concerns),
    specialties: references(term.specialties),
  })),
};

function named({ id, ko, ja }: { id: string; ko: string; ja: string }) {
  return { id, name: ko, nameJa: ja };
}

function references(ids: readonly string[]): { id: string }[] {
  return ids.map((id) => ({ id }));
}
