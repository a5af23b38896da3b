/** A condition on one value; `?` stands for it. */
export interface Condition {
  sql: string;
  value: unknown;
}

export interface Where {
  sql: string;
  params: readonly unknown[];
}

/** What always holds and what was asked for, with every value as a parameter. */
export function where(always: string, conditions: readonly Condition[]): Where {
  const numbered = conditions.map(({ sql }, index) => sql.replace('?', () => `$${index + 1}`));
  return {
    sql: [always, ...numbered].join(' and '),
    params: conditions.map(({ value }) => value),
  };
}

/** What was typed as a part of a text for `ilike`, its own signs meant literally; null when nothing was. */
export function likePattern(typed: string): string | null {
  const text = typed.trim();
  return text === '' ? null : `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
