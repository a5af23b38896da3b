import type { z } from 'zod';
import { type Image, LIST_TEXT_LENGTH, Named } from '../../contract/shape.ts';

/** SQL for what many nouns have in common. A table stands under its own name in every statement. */

declare const makes: unique symbol;

/** SQL that makes JSON of exactly this type; only the functions below write it. */
export type JsonSql<T> = string & { readonly [makes]: (value: T) => T };

/** One expression for each field of a record; an object or a list must be made by these functions too. */
export type FieldsSql<T> = { readonly [K in keyof T]-?: FieldSql<NonNullable<T[K]>> };
type FieldSql<V> = V extends object ? JsonSql<V> : string;

/** The fields that the contract declares and no other: what is not in the schema is not in the SQL. */
export function jsonObject<S extends z.ZodObject>(
  schema: S,
  fields: FieldsSql<z.output<S>>,
): JsonSql<z.output<S>> {
  const known: Readonly<Record<string, string>> = fields;
  const declared = Object.keys(schema.shape).map((name) => [name, known[name]]);
  return made(`json_build_object(${jsonPairs(Object.fromEntries(declared))})`);
}

/** Inside of a `json_build_object`. */
export const jsonPairs = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields)
    .map(([name, sql]) => `'${name}', ${sql}`)
    .join(', ');

/** The object with one key more, whose value is true, for each condition that holds. */
export function withMarks<T, M extends string>(
  object: JsonSql<T>,
  marks: Readonly<Record<M, string>>,
): JsonSql<T & { [K in M]?: true | undefined }>;
export function withMarks(object: string, marks: Readonly<Record<string, string>>): string;
export function withMarks(object: string, marks: Readonly<Record<string, string>>): string {
  const added = Object.entries(marks).map(
    ([name, condition]) => `case when ${condition} then ',"${name}":true' else '' end`,
  );
  // `offset 0` keeps PostgreSQL from writing the object into both branches.
  return `(
    select case when made.marks = '' then made.json
      else (left(made.json::text, -1) || made.marks || '}')::json end
    from (select ${object} as json, ${added.join(' || ')} as marks offset 0) as made)`;
}

/** The beginning of a text, as lists carry it. */
export const beginningOf = (column: string) => `left(${column}, ${LIST_TEXT_LENGTH})`;

/** Whether a list leaves something out. The length in bytes is known without reading a long text. */
export const isCut = (column: string) =>
  `octet_length(${column}) > ${LIST_TEXT_LENGTH}
   and char_length(left(${column}, ${LIST_TEXT_LENGTH + 1})) > ${LIST_TEXT_LENGTH}`;

/** An array of the rows that `source` names, in the given order. */
export function jsonList<T>(item: JsonSql<T>, source: string, order: string): JsonSql<T[]>;
export function jsonList(item: string, source: string, order: string): string;
export function jsonList(item: string, source: string, order: string): string {
  return `(select coalesce(json_agg(${item} order by ${order}), '[]') from ${source})`;
}

/** One record or null. */
export const jsonOf = <T>(item: JsonSql<T>, source: string): JsonSql<T> =>
  made(`(select ${item} from ${source})`);

/** A stored picture: a check of its table keeps out of the column what the contract does not declare. */
export const imageColumn = (column: string): JsonSql<Image> => made(column);

/** Stored pictures in a row: the same check, of each of them. */
export const imageListColumn = (column: string): JsonSql<Image[]> => made(column);

export const namedColumns = (table: string): FieldsSql<Named> => ({
  id: `${table}.id`,
  name: `${table}.name`,
  nameJa: `${table}.name_ja`,
});

export const named = (table: string) => jsonObject(Named, namedColumns(table));

/** The average of stored sums: no review is read for it. */
export const ratingColumns = (table: string) => ({
  averageRating: `coalesce(round(${table}.rating_sum::numeric / nullif(${table}.rating_count, 0), 2), 0)`,
  reviewCount: `${table}.review_count`,
});

export const isoTime = (column: string) =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The one place where a text gets the type of what it makes: whoever calls has written it. */
const made = <T>(sql: string) => sql as JsonSql<T>;
