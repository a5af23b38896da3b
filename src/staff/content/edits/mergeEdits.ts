import type { ContentValues } from './contentValues.ts';

/** The record when the editing began (`base`) and its values in the editor (`draft`). */
export interface Edits {
  base: ContentValues;
  draft: ContentValues;
}

/** All fields by name. */
function fieldsOf({ texts, pictures, terms, clinic }: ContentValues): Record<string, unknown> {
  return { ...texts, ...pictures, ...terms, clinic };
}

export const isSameDraft = (one: ContentValues, other: ContentValues) =>
  Object.keys(fieldsOf(one)).every((name) => isSameIn(name, one, other));

export function isSameIn(name: string, one: ContentValues, other: ContentValues): boolean {
  return comparable(fieldsOf(one)[name]) === comparable(fieldsOf(other)[name]);
}

/** `draft` with one field taken from `other`. */
export function withField(name: string, draft: ContentValues, other: ContentValues): ContentValues {
  if (name === 'clinic') return { ...draft, clinic: other.clinic };
  const group = (['texts', 'pictures', 'terms'] as const).find((one) => name in other[one]);
  if (!group) return draft;
  const fields: Record<string, unknown> = other[group];
  return { ...draft, [group]: { ...draft[group], [name]: fields[name] } };
}

/**
 * Merges a record that a colleague has saved. Untouched fields take the new values, edited fields stay. A field that
 * both changed stays a clash.
 */
export function mergeEdits({ base, draft }: Edits, theirs: ContentValues): Edits {
  const names = Object.keys(fieldsOf(theirs));
  const untouched = names.filter((name) => isSameIn(name, base, draft));
  const settled = names.filter((name) => untouched.includes(name) || isSameIn(name, draft, theirs));
  return { base: taken(settled, base, theirs), draft: taken(untouched, draft, theirs) };
}

/** The fields that a colleague has saved with another value than in the editor. */
export function clashesOf({ base, draft }: Edits, theirs: ContentValues): string[] {
  return Object.keys(fieldsOf(theirs)).filter(
    (name) => !isSameIn(name, base, theirs) && !isSameIn(name, draft, theirs),
  );
}

const taken = (names: readonly string[], draft: ContentValues, other: ContentValues) =>
  names.reduce((merged, name) => withField(name, merged, other), draft);

/** Compares terms and clinics by id, pictures by URL, and texts without surrounding spaces. */
function comparable(value: unknown): string {
  if (Array.isArray(value)) return JSON.stringify(value.map(markOf));
  return typeof value === 'string' ? value.trim() : JSON.stringify(markOf(value));
}

const markOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : (value ?? null);
