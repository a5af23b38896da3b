import type { Draft } from './draft.ts';

/** The record as it was when the writing began, and as it stands in the editor. */
export interface Edits {
  base: Draft;
  draft: Draft;
}

/** Every field by its name, whatever it holds. */
function fieldsOf({ texts, pictures, terms, clinic }: Draft): Record<string, unknown> {
  return { ...texts, ...pictures, ...terms, clinic };
}

export const isSameDraft = (one: Draft, other: Draft) =>
  Object.keys(fieldsOf(one)).every((name) => isSameIn(name, one, other));

export function isSameIn(name: string, one: Draft, other: Draft): boolean {
  return comparable(fieldsOf(one)[name]) === comparable(fieldsOf(other)[name]);
}

/** One field of `draft` as it is in `other`. */
export function withField(name: string, draft: Draft, other: Draft): Draft {
  if (name === 'clinic') return { ...draft, clinic: other.clinic };
  const group = (['texts', 'pictures', 'terms'] as const).find((one) => name in other[one]);
  if (!group) return draft;
  const fields: Record<string, unknown> = other[group];
  return { ...draft, [group]: { ...draft[group], [name]: fields[name] } };
}

/**
 * A colleague has saved meanwhile: what was not touched here follows, and what was typed stays. The base of a
 * field that both have changed stays too, so that it goes on being told apart.
 */
export function mergeEdits({ base, draft }: Edits, theirs: Draft): Edits {
  const names = Object.keys(fieldsOf(theirs));
  const untouched = names.filter((name) => isSameIn(name, base, draft));
  const settled = names.filter((name) => untouched.includes(name) || isSameIn(name, draft, theirs));
  return { base: taken(settled, base, theirs), draft: taken(untouched, draft, theirs) };
}

/** Fields that a colleague has saved in another way than they stand here. */
export function clashesOf({ base, draft }: Edits, theirs: Draft): string[] {
  return Object.keys(fieldsOf(theirs)).filter(
    (name) => !isSameIn(name, base, theirs) && !isSameIn(name, draft, theirs),
  );
}

const taken = (names: readonly string[], draft: Draft, other: Draft) =>
  names.reduce((merged, name) => withField(name, merged, other), draft);

/** Terms and clinics by their ids, pictures by where they are; spaces around a text are not kept anyway. */
function comparable(value: unknown): string {
  if (Array.isArray(value)) return JSON.stringify(value.map(markOf));
  return typeof value === 'string' ? value.trim() : JSON.stringify(markOf(value));
}

const markOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : (value ?? null);
