import { type ContentField, picturesOf, termsOf, textsOf } from '../contentFields.ts';
import type { ContentKind } from '../contentKinds.ts';
import type { ContentValues } from './contentValues.ts';

/** How many fields a record has that visitors read, and which of them are still empty. */
export function completenessOf(
  kind: ContentKind,
  { texts, pictures, terms }: ContentValues,
): { all: number; empty: string[] } {
  const isEmptyText = (name: string) => {
    // An address is on one line, or a road address.
    const text = name === 'roadAddress' ? texts.roadAddress || texts.address : texts[name];
    return !text?.trim();
  };
  const counted = (fields: readonly ContentField[]) =>
    fields.filter(({ mayBeEmpty }) => !mayBeEmpty).map(({ name }) => name);
  const [textNames, pictureNames, termNames] = [
    counted(textsOf(kind)),
    counted(picturesOf(kind)),
    counted(termsOf(kind)),
  ];
  const empty = [
    ...textNames.filter(isEmptyText),
    ...pictureNames.filter((name) => !pictures[name]?.length),
    ...termNames.filter((name) => !terms[name]?.length),
  ];
  return { all: textNames.length + pictureNames.length + termNames.length, empty };
}
