/** A condition on one value. `?` is its placeholder. */
export interface Condition {
  sql: string;
  value: unknown;
}

export interface Where {
  sql: string;
  params: readonly unknown[];
}

/** Joins the fixed condition and the requested ones, with every value as a parameter. */
export function where(always: string, conditions: readonly Condition[]): Where {
  const numbered = conditions.map(({ sql }, index) => sql.replace('?', () => `$${index + 1}`));
  return {
    sql: [always, ...numbered].join(' and '),
    params: conditions.map(({ value }) => value),
  };
}

/** The `ilike` pattern for typed text, with its special characters escaped; null for empty text. */
export function likePattern(typed: string): string | null {
  const text = typed.trim();
  return text === '' ? null : `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
