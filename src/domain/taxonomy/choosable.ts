import type { Filters } from '../../../contract/plain/filters.ts';
import type { Named } from '../../../contract/shape.ts';
import type { Concern, Treatment } from '../../../contract/taxonomy.ts';
import { includesTyped } from '../../lib/typedText.ts';

/** The concerns of the chosen part; all without a part. */
export function concernsFor({ partId }: Filters, concerns: readonly Concern[]): readonly Concern[] {
  return partId ? concerns.filter(({ parts }) => holds(parts, partId)) : concerns;
}

/** The treatments of the chosen concern, otherwise of the chosen specialty, otherwise all. */
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

/** The terms whose Korean or Japanese name contains the typed text. Spaces are ignored. */
export function namedLike<T extends Named>(typed: string, terms: readonly T[]): readonly T[] {
  const wanted = withoutSpaces(typed);
  return terms.filter(({ name, nameJa }) =>
    [name, nameJa ?? ''].some((text) => includesTyped(withoutSpaces(text), wanted)),
  );
}

const withoutSpaces = (text: string) => text.replace(/\s/g, '');
