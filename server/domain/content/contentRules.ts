import { canonicalJson } from '../../../contract/plain/canonicalJson.ts';

/** The fields of a form that were sent. */
export type ContentFields = Readonly<Record<string, unknown>>;

/** Replaces empty texts by null and removes repeated terms. Two equal objects of a list stay two. */
export function withoutEmpties(form: ContentFields): ContentFields {
  return Object.fromEntries(
    Object.entries(form).map(([field, value]) => {
      if (value === '') return [field, null];
      return [field, Array.isArray(value) ? [...new Set(value)] : value];
    }),
  );
}

/** The sent fields whose value differs from the stored one. */
export function changedFields(before: ContentFields, sent: ContentFields): string[] {
  return Object.keys(sent).filter((field) => !isSame(before[field], sent[field]));
}

function isSame(before: unknown, sent: unknown): boolean {
  return canonicalJson(comparable(before)) === canonicalJson(comparable(sent));
}

/** A form has the ids of terms, a record has the terms. */
function comparable(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((item) => (isTerm(item) ? item.id : item));
}

const isTerm = (item: unknown): item is { id: string } =>
  typeof item === 'object' && item !== null && 'id' in item && typeof item.id === 'string';

/** The required fields that are empty, and `endsOn` if the period ends before it begins. */
export function missingFields(required: readonly string[], content: ContentFields): string[] {
  const { startsOn, endsOn } = content;
  const isBackwards =
    typeof startsOn === 'string' && typeof endsOn === 'string' && endsOn < startsOn;
  return required.filter((field) => isEmpty(content[field]) || (field === 'endsOn' && isBackwards));
}

const isEmpty = (value: unknown) =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);
