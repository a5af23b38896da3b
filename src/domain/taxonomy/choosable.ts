import type { Filters } from '../../../contract/filters.ts';
import type { Concern, Treatment } from '../../../contract/taxonomy.ts';

/** The concerns about the chosen part; all of them while there is none. */
export function concernsFor({ partId }: Filters, concerns: readonly Concern[]): readonly Concern[] {
  return partId ? concerns.filter(({ parts }) => holds(parts, partId)) : concerns;
}

/** The treatments for the chosen concern, or else of the chosen specialty, or else all. */
export function treatmentsFor(
  { concernId, specialtyId }: Filters,
  treatments: readonly Treatment[],
): readonly Treatment[] {
  if (concernId) return treatments.filter(({ concerns }) => holds(concerns, concernId));
  if (specialtyId) return treatments.filter(({ specialties }) => holds(specialties, specialtyId));
  return treatments;
}

const holds = (references: readonly { id: string }[], id: string) =>
  references.some((reference) => reference.id === id);
