import { isDeepStrictEqual } from 'node:util';
import { type ZodType, z } from 'zod';
import { RowJson } from '../../db/rowJson.ts';
import { limits } from '../../limits/limits.ts';

/** Writes an answer of one call as JSON: as bytes, or as text in parts when one of its lists is streamed. */
export type WriteAnswer = (answer: unknown) => Json | AsyncGenerator<string>;
export type Json = Buffer<ArrayBuffer>;

/**
 * The schema of the call parses the answer, so undeclared fields never leave the server. RowJson rows contain
 * declared fields only (jsonSql.ts); tests and development verify that.
 */
export function createAnswerWriter(output: ZodType, verifyRowJson: boolean): WriteAnswer {
  const writeRow: WriteRow = (element, row) => {
    if (!(row instanceof RowJson)) return JSON.stringify(z.parse(element, row));
    if (verifyRowJson) assertDeclared(element, row.json);
    return row.json;
  };
  return (answer) => {
    // The lines of a CSV file.
    if (isStream(answer)) return inChunks(linesOf(answer));
    if (containsStream(answer)) return inChunks(parts(output, answer, writeRow));
    const list = listSchemas(output);
    if (list && isObject(answer) && Array.isArray(answer.data)) {
      const { data, ...rest } = answer;
      const tail = JSON.stringify(list.envelope.parse(rest)).slice(1);
      return listJson(
        data.map((row) => writeRow(list.element, row)),
        tail,
      );
    }
    return asBytes([JSON.stringify(output.parse(answer))]);
  };
}

type WriteRow = (element: z.core.$ZodType, row: unknown) => string;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isStream = (value: unknown): value is AsyncIterable<unknown> =>
  isObject(value) && Symbol.asyncIterator in value;

const containsStream = (value: unknown): boolean =>
  isStream(value) || (isObject(value) && Object.values(value).some(containsStream));

/** Joins the row texts directly into bytes: one large string would give the garbage collector much work. */
const listJson = (rows: readonly string[], tail: string): Json =>
  asBytes([
    '{"data":[',
    ...rows.flatMap((row, i) => (i === 0 ? [row] : [',', row])),
    tail === '}' ? ']}' : `],${tail}`,
  ]);

function asBytes(texts: readonly string[]): Json {
  const size = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  const json = Buffer.allocUnsafeSlow(size);
  let end = 0;
  for (const text of texts) end += json.write(text, end);
  return json;
}

/** Writes an answer in parts: field by field, and lists row by row. */
async function* parts(
  schema: z.core.$ZodType,
  value: unknown,
  writeRow: WriteRow,
): AsyncGenerator<string> {
  if (isStream(value)) {
    const element = schema instanceof z.ZodArray ? schema.element : z.unknown();
    let separator = '[';
    for await (const row of value) {
      yield separator + writeRow(element, row);
      separator = ',';
    }
    yield separator === '[' ? '[]' : ']';
    return;
  }
  if (!isObject(value) || !containsStream(value)) {
    yield JSON.stringify(z.parse(schema, value));
    return;
  }
  let separator = '{';
  for (const [name, field] of fieldsOf(schema, value)) {
    if (value[name] === undefined && z.safeParse(field, undefined).success) continue;
    yield `${separator}${JSON.stringify(name)}:`;
    yield* parts(field, value[name], writeRow);
    separator = ',';
  }
  yield '}';
}

/** A record without declared keys is written with all its keys. */
const fieldsOf = (
  schema: z.core.$ZodType,
  value: Record<string, unknown>,
): [string, z.core.$ZodType][] =>
  schema instanceof z.ZodObject
    ? Object.entries<z.core.$ZodType>(schema.shape)
    : Object.keys(value).map((name) => [name, z.unknown()]);

async function* linesOf(lines: AsyncIterable<unknown>): AsyncGenerator<string> {
  for await (const line of lines) yield String(line);
}

async function* inChunks(texts: AsyncGenerator<string>): AsyncGenerator<string> {
  let chunk = '';
  for await (const text of texts) {
    chunk += text;
    if (chunk.length < limits.lists.streamPartCharacters) continue;
    yield chunk;
    chunk = '';
  }
  yield chunk;
}

function assertDeclared(element: z.core.$ZodType, json: string): void {
  const row: unknown = JSON.parse(json);
  if (isDeepStrictEqual(z.parse(element, row), row)) return;
  throw new Error('A row has a field that the contract does not declare');
}

/** The schema of one row and of the fields around the list; null for an answer without a list. */
function listSchemas(output: ZodType) {
  if (!(output instanceof z.ZodObject) || !(output.shape.data instanceof z.ZodArray)) return null;
  return { element: output.shape.data.element, envelope: output.omit({ data: true }) };
}
