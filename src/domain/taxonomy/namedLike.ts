import type { Named } from '../../../contract/shape.ts';

/** The terms whose name, in either language, holds what was typed. */
export function namedLike<T extends Named>(typed: string, terms: readonly T[]): readonly T[] {
  const wanted = folded(typed);
  if (wanted === '') return terms;
  return terms.filter(({ name, nameJa }) =>
    [name, nameJa ?? ''].some((text) => folded(text).includes(wanted)),
  );
}

/** Capitals, wide forms and spaces make no difference. */
const folded = (text: string) => text.normalize('NFKC').toLowerCase().replaceAll(' ', '');
