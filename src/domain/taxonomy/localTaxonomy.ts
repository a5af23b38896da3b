import type { Concern, Part, Specialty, Treatment } from '../../../contract/taxonomy.ts';
import {
  concernNames,
  partNames,
  specialtyNames,
  treatmentNames,
} from '../../i18n/taxonomyNames.ts';
import { concernParts, treatmentTies } from './taxonomyTies.ts';

export interface Taxonomy {
  specialties: readonly Specialty[];
  parts: readonly Part[];
  concerns: readonly Concern[];
  treatments: readonly Treatment[];
}

/** The taxonomy as this release knows it, in the shape of the server's answers. */
export const localTaxonomy: Taxonomy = {
  specialties: termsOf(specialtyNames),
  parts: termsOf(partNames),
  concerns: termsOf(concernNames).map((concern) => ({
    ...concern,
    parts: references(concernParts[concern.id]),
  })),
  treatments: termsOf(treatmentNames).map((treatment) => ({
    ...treatment,
    concerns: references(treatmentTies[treatment.id]?.[0]),
    specialties: references(treatmentTies[treatment.id]?.[1]),
  })),
};

function termsOf(names: Readonly<Record<string, readonly [ko: string, ja: string]>>) {
  return Object.entries(names).map(([id, [name, nameJa]]) => ({ id, name, nameJa }));
}

function references(ids = ''): { id: string }[] {
  return ids.split(' ').map((id) => ({ id }));
}
