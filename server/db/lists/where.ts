/** A condition on one value, on several or on none. `?` is the placeholder of the next value. */
export type Condition = { sql: string; hasExactTotal?: boolean } & (
  | { value: unknown }
  | { values: readonly unknown[] }
  | { value?: never; values?: never }
);

export interface Where {
  sql: string;
  params: readonly unknown[];
  /** The total is exact also above `TOTAL_CAP`: for rows of one clinic, doctor or event (AMB-103), and for sitemaps. */
  hasExactTotal?: boolean;
}

const valuesOf = (condition: Condition): readonly unknown[] =>
  'value' in condition ? [condition.value] : (condition.values ?? []);

/** All of these conditions, with every value as a parameter. */
export function where(conditions: readonly Condition[]): Where {
  const { sql, values } = allOf(conditions);
  return {
    sql: numbered(sql),
    params: values,
    hasExactTotal: conditions.some(({ hasExactTotal }) => hasExactTotal),
  };
}

/** The placeholders as PostgreSQL counts them: $1, $2 and so on. */
export function numbered(sql: string): string {
  let number = 0;
  return sql.replace(/\?/g, () => {
    number += 1;
    return `$${number}`;
  });
}

/** Adds values to those of a filter: `put` returns the placeholder of the value. */
export function parameters(before: readonly unknown[] = []) {
  const params = [...before];
  return { params, put: (value: unknown) => `$${params.push(value)}` };
}

/** All of these conditions as one; `true` without any. */
export function allOf(conditions: readonly Condition[]) {
  return {
    sql: conditions.map(({ sql }) => sql).join(' and ') || 'true',
    values: conditions.flatMap(valuesOf),
  };
}

/** The Korean and the Japanese name; their index has this expression (0049_scale_indexes.ts). */
export const bothNames = (table: string, name: string) =>
  `${table}.${name} || ' ' || coalesce(${table}.${name}_ja, '')`;

/** The text is a part of these names, in any case; null for empty text. They have an index by `name_parts`. */
export function namesContain(names: string, typed: string): Condition | null {
  const pattern = likePattern(typed);
  if (pattern === null) return null;
  const sql = `name_parts(${names}) @> name_parts(?) and (${names}) ilike ?`;
  return { sql, values: [typed.trim(), pattern] };
}

/** The `ilike` pattern for typed text, with its special characters escaped; null for empty text. */
export function likePattern(typed: string): string | null {
  const text = typed.trim();
  return text === '' ? null : `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
