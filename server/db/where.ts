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
