import { isDeepStrictEqual } from 'node:util';
import { type ZodType, z } from 'zod';
import { RowJson } from '../../db/rowJson.ts';
import { limits } from '../../limits.ts';

/** Makes an answer of this call JSON: whole as bytes, or as text in parts when a list of it comes row by row. */
export type ProduceJson = (answer: unknown) => Json | AsyncGenerator<string>;
export type Json = Buffer<ArrayBuffer>;

/**
 * A handler's answer is parsed through the schema of the call, so a field that is not declared never leaves. Rows
 * that are text already were made of the declared fields alone (jsonSql.ts) and are only read again by those who
 * doubt it: tests and developers.
 */
export function jsonProducer(output: ZodType, verifyRowJson: boolean): ProduceJson {
  const writeRow: WriteRow = (element, row) => {
    if (!(row instanceof RowJson)) return JSON.stringify(z.parse(element, row));
    if (verifyRowJson) assertDeclared(element, row.json);
    return row.json;
  };
  return (answer) => {
    if (!isObject(answer)) return asBytes([JSON.stringify(output.parse(answer))]);
    if (comesRowByRow(answer)) return inChunks(parts(output, answer, writeRow));
    const list = listSchemas(output);
    if (list && areRowJsons(answer.data)) {
      const { data, ...rest } = answer;
      const tail = JSON.stringify(list.envelope.parse(rest)).slice(1);
      return inOneGo(
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

const isRows = (value: unknown): value is AsyncIterable<unknown> =>
  isObject(value) && Symbol.asyncIterator in value;

const areRowJsons = (value: unknown): value is unknown[] =>
  Array.isArray(value) && value[0] instanceof RowJson;

const holdsRows = (value: unknown): boolean =>
  isRows(value) || (isObject(value) && Object.values(value).some(holdsRows));

/** Lists stand in `data`, or one level deeper. */
const comesRowByRow = ({ data }: Record<string, unknown>) =>
  isRows(data) || (isObject(data) && Object.values(data).some(isRows));

/** Without the text of all rows in between, which would be most of what such an answer leaves to be collected. */
const inOneGo = (rows: readonly string[], tail: string): Json =>
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

/** An answer bit by bit: the fields that the schema declares, and each list a row at a time. */
async function* parts(
  schema: z.core.$ZodType,
  value: unknown,
  writeRow: WriteRow,
): AsyncGenerator<string> {
  if (isRows(value)) {
    const element = schema instanceof z.ZodArray ? schema.element : z.unknown();
    let text = '[';
    let separator = '';
    for await (const row of value) {
      text += separator + writeRow(element, row);
      separator = ',';
      if (text.length < limits.lists.streamPartCharacters) continue;
      yield text;
      text = '';
    }
    yield `${text}]`;
    return;
  }
  if (!isObject(value) || !holdsRows(value)) {
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

/** A record whose keys nobody has declared says whatever it has. */
const fieldsOf = (
  schema: z.core.$ZodType,
  value: Record<string, unknown>,
): [string, z.core.$ZodType][] =>
  schema instanceof z.ZodObject
    ? Object.entries<z.core.$ZodType>(schema.shape)
    : Object.keys(value).map((name) => [name, z.unknown()]);

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

/** Of what is answered with a list: the schema of a row, and that of all around the rows. */
function listSchemas(output: ZodType) {
  if (!(output instanceof z.ZodObject) || !(output.shape.data instanceof z.ZodArray)) return null;
  return { element: output.shape.data.element, envelope: output.omit({ data: true }) };
}
