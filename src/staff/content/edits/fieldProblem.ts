import { type ContentField, clinicFieldOf, textsOf } from '../contentFields.ts';
import type { ContentKind } from '../contentKinds.ts';
import type { ContentValues } from './contentValues.ts';
import { menuOf, type TypedLine } from './fieldText.ts';
import { type HoursProblem, hoursProblem } from './hoursProblem.ts';

export type FieldProblem =
  | { kind: 'nameMissing' | 'clinicMissing' | 'periodOrder' }
  | { kind: 'numberWrong'; field: string }
  | { kind: 'priceMissing' | 'priceOrder'; treatmentId: string }
  | HoursProblem;

/** Why the edits cannot be saved, even unpublished. */
export function fieldProblem(
  kind: ContentKind,
  { texts, clinic }: ContentValues,
): FieldProblem | null {
  if (!(texts.name ?? texts.title)?.trim()) return { kind: 'nameMissing' };
  const field = clinicFieldOf(kind);
  if (field && !field.mayBeEmpty && !clinic) return { kind: 'clinicMissing' };
  for (const each of textsOf(kind)) {
    const problem = problemOf(each, texts[each.name]?.trim() ?? '');
    if (problem) return problem;
  }
  const { startsOn, endsOn } = texts;
  return startsOn && endsOn && endsOn < startsOn ? { kind: 'periodOrder' } : null;
}

function problemOf({ kind, name }: ContentField, text: string): FieldProblem | null {
  switch (kind) {
    case 'decimal':
      return Number.isNaN(Number(text)) ? { kind: 'numberWrong', field: name } : null;
    case 'count':
      return /^\d*$/.test(text) ? null : { kind: 'numberWrong', field: name };
    case 'hours':
      return hoursProblem(text);
    case 'priceMenu':
      return menuOf(text).map(problemOfLine).find(Boolean) ?? null;
    // Only the server checks these.
    case 'line':
    case 'text':
    case 'lines':
    case 'price':
    case 'number':
    case 'phone':
    case 'day':
    case 'district':
    case 'station':
    case 'licence':
    case 'board':
    case 'languages':
    case 'facts':
    case 'address':
    case 'inOtherControl':
    case 'picture':
    case 'pictures':
    case 'terms':
    case 'clinic':
      return null;
  }
}

function problemOfLine({ treatmentId, priceFrom, priceTo }: TypedLine): FieldProblem | null {
  if (priceFrom === null) return { kind: 'priceMissing', treatmentId };
  return priceTo !== null && priceTo < priceFrom ? { kind: 'priceOrder', treatmentId } : null;
}
