import type { Named } from '../../../contract/shape.ts';

/** The terms whose Korean or Japanese name contains the typed text. */
export function namedLike<T extends Named>(typed: string, terms: readonly T[]): readonly T[] {
  const wanted = folded(typed);
  if (wanted === '') return terms;
  return terms.filter(({ name, nameJa }) =>
    [name, nameJa ?? ''].some((text) => folded(text).includes(wanted)),
  );
}

/** Case, full-width forms and spaces are ignored. */
const folded = (text: string) => text.normalize('NFKC').toLowerCase().replaceAll(' ', '');
