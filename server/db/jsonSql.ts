import type { z } from 'zod';
import { type Image, LIST_TEXT_LENGTH, Named } from '../../contract/shape.ts';

/** SQL parts that many nouns share. They write columns as `clinic.name`, so do not give these tables an alias. */

declare const makes: unique symbol;

/** SQL that produces JSON of this type. Only the functions of this file create it. */
export type JsonSql<T> = string & { readonly [makes]: (value: T) => T };

/** One SQL expression for each field. Objects and lists must come from these functions too. */
export type FieldsSql<T> = { readonly [K in keyof T]-?: FieldSql<NonNullable<T[K]>> };
type FieldSql<V> = V extends object ? JsonSql<V> : string;

/** SQL for each field that is neither an object nor a list. */
export type PlainFieldsSql<T> = {
  readonly [K in keyof T as NonNullable<T[K]> extends object ? never : K]-?: string;
};

/** The column of a field, if its SQL names no other one: `nameJa` is in `name_ja`. */
export const columnOf = (field: string): string =>
  field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Each field of the schema as its column. Objects and lists need SQL of their own. */
export const plainColumns = <S extends z.ZodObject>(table: string, schema: S) =>
  Object.fromEntries(
    Object.keys(schema.shape).map((field) => [field, `${table}.${columnOf(field)}`]),
  ) as PlainFieldsSql<z.output<S>>;

/** A JSON object with exactly the fields that the schema declares. */
export function jsonObject<S extends z.ZodObject>(
  schema: S,
  fields: FieldsSql<z.output<S>>,
): JsonSql<z.output<S>> {
  const known: Readonly<Record<string, string>> = fields;
  const declared = Object.keys(schema.shape).map((name) => [name, known[name]]);
  return made(`json_build_object(${jsonPairs(Object.fromEntries(declared))})`);
}

/** The arguments of `json_build_object`. */
export const jsonPairs = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields)
    .map(([name, sql]) => `'${name}', ${sql}`)
    .join(', ');

/** Adds a key with the value true for each condition that is true. */
export function withMarks<T, M extends string>(
  object: JsonSql<T>,
  marks: Readonly<Record<M, string>>,
): JsonSql<T & { [K in M]?: true | undefined }>;
export function withMarks(object: string, marks: Readonly<Record<string, string>>): string;
export function withMarks(object: string, marks: Readonly<Record<string, string>>): string {
  const added = Object.entries(marks).map(
    ([name, condition]) => `case when ${condition} then ',"${name}":true' else '' end`,
  );
  // `offset 0` stops PostgreSQL from copying the object into both branches.
  return `(
    select case when made.marks = '' then made.json
      else (left(made.json::text, -1) || made.marks || '}')::json end
    from (select ${object} as json, ${added.join(' || ')} as marks offset 0) as made)`;
}

/** The beginning of a text, as lists show it. */
export const beginningOf = (column: string) => `left(${column}, ${LIST_TEXT_LENGTH})`;

/** Whether a list shortens the text. octet_length comes first because it does not read a long text. */
export const isCut = (column: string) =>
  `octet_length(${column}) > ${LIST_TEXT_LENGTH}
   and char_length(left(${column}, ${LIST_TEXT_LENGTH + 1})) > ${LIST_TEXT_LENGTH}`;

/** A JSON array of the rows of `source` in this order. */
export function jsonList<T>(item: JsonSql<T>, source: string, order: string): JsonSql<T[]>;
export function jsonList(item: string, source: string, order: string): string;
export function jsonList(item: string, source: string, order: string): string {
  return `(select coalesce(json_agg(${item} order by ${order}), '[]') from ${source})`;
}

/** A JSON record or null. */
export const jsonOf = <T>(item: JsonSql<T>, source: string): JsonSql<T> =>
  made(`(select ${item} from ${source})`);

/** A stored image. A check constraint allows only the fields of the contract in this column. */
export const imageColumn = (column: string): JsonSql<Image> => made(column);

/** A list of stored images, with the same check constraint. */
export const imageListColumn = (column: string): JsonSql<Image[]> => made(column);

/** A column of JSON that only the console and the seed write, by the contract. */
export const jsonColumn = <T>(column: string): JsonSql<T> => made(column);

export const namedColumns = (table: string): FieldsSql<Named> => ({
  id: `${table}.id`,
  name: `${table}.name`,
  nameJa: `${table}.name_ja`,
});

export const named = (table: string) => jsonObject(Named, namedColumns(table));

/** The average from stored sums; no review is read. Indexes have the same expression. */
export const averageOf = (table: string) =>
  `coalesce(round(${table}.rating_sum::numeric / nullif(${table}.rating_count, 0), 2), 0)`;

export const ratingColumns = (table: string) => ({
  averageRating: averageOf(table),
  reviewCount: `${table}.review_count`,
});

export const isoTime = (column: string) =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The day in Seoul. */
export const koreanDay = (moment: string) => `(${moment} at time zone 'Asia/Seoul')::date`;

/** The only cast to JsonSql: the functions above have built the text. */
const made = <T>(sql: string) => sql as JsonSql<T>;
