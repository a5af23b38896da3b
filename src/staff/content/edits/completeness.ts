import type { ContentKind } from '../contentKinds.ts';
import { FIELDS } from '../contentKinds.ts';
import { type ContentValues, textNames } from './draft.ts';

/** An address has several lines, of which some may be empty. Every position is valid. */
const NOT_COUNTED = ['address', 'detailAddress', 'position'];

/** How many fields a record has that visitors read, and which of them are still empty. */
export function completenessOf(
  kind: ContentKind,
  draft: ContentValues,
): { all: number; empty: string[] } {
  const { pictures, terms } = FIELDS[kind];
  const texts = textNames(kind).filter((name) => !NOT_COUNTED.includes(name));
  const isEmptyText = (name: string) => {
    const text =
      name === 'roadAddress' ? draft.texts.roadAddress || draft.texts.address : draft.texts[name];
    return !text?.trim();
  };
  const empty = [
    ...texts.filter(isEmptyText),
    ...pictures.filter((name) => !draft.pictures[name]?.length),
    ...terms.filter((name) => !draft.terms[name]?.length),
  ];
  return { all: texts.length + pictures.length + terms.length, empty };
}
