/** Fields of a form with their values, as far as they were sent. */
export type ContentFields = Readonly<Record<string, unknown>>;

/** What a person left empty is not there; a term is meant once. */
export function settled(form: ContentFields): ContentFields {
  return Object.fromEntries(
    Object.entries(form).map(([field, value]) => {
      if (value === '') return [field, null];
      const isTerms = Array.isArray(value) && value.every((item) => typeof item === 'string');
      return [field, isTerms ? [...new Set(value)] : value];
    }),
  );
}

/** Of what was sent, the fields that are not already so. */
export function changedFields(before: ContentFields, sent: ContentFields): string[] {
  return Object.keys(sent).filter((field) => !isSame(before[field], sent[field]));
}

function isSame(before: unknown, sent: unknown): boolean {
  return canonical(comparable(before)) === canonical(comparable(sent));
}

/** Terms are sent as ids and answered as records. */
function comparable(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((item) => (isTerm(item) ? item.id : item));
}

const isTerm = (item: unknown): item is { id: string } =>
  typeof item === 'object' && item !== null && 'id' in item && typeof item.id === 'string';

/** The database orders the keys of JSON as it likes. */
function canonical(value: unknown): string {
  return JSON.stringify(value ?? null, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** Which of the required fields keep it from visitors: empty ones, and a period that ends before it begins. */
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
