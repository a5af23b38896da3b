import { isDeepStrictEqual } from 'node:util';
import { type ZodType, z } from 'zod';
import { RowText } from '../db/rowText.ts';

const START = '{"data":[';
const CHUNK_CHARACTERS = 64 * 1024;

/** Makes an answer of this call JSON: whole as bytes, or as text in parts when its list comes row by row. */
export type ProduceJson = (answer: unknown) => Json | AsyncGenerator<string>;
export type Json = Buffer<ArrayBuffer>;

/**
 * A handler's answer is parsed through the schema of the call, so a field that is not declared never leaves. Rows
 * that are text already were made of the declared fields alone (jsonSql.ts) and are only read again by those who
 * doubt it: tests and developers.
 */
export function jsonProducer(output: ZodType, doubtsRowTexts: boolean): ProduceJson {
  const list = listSchemas(output);
  const writeWhole = (answer: unknown): Json => Buffer.from(JSON.stringify(output.parse(answer)));
  if (!list) return writeWhole;
  const { element, envelope } = list;

  const write = (row: unknown): string => {
    if (!(row instanceof RowText)) return JSON.stringify(z.parse(element, row));
    if (doubtsRowTexts) assertDeclared(element, row.json);
    return row.json;
  };
  /** What an answer says beside its rows, from the comma on. */
  const tailOf = ({ data: _, ...rest }: ListAnswer): string => {
    const text = JSON.stringify(envelope.parse(rest)).slice(1);
    return text === '}' ? text : `,${text}`;
  };

  return (answer) => {
    if (!isList(answer)) return writeWhole(answer);
    const { data } = answer;
    if (!Array.isArray(data)) return inChunks(data, write, tailOf(answer));
    if (!(data[0] instanceof RowText)) return writeWhole(answer);
    return inOneGo(data.map(write), tailOf(answer));
  };
}

interface ListAnswer {
  data: unknown[] | AsyncIterable<unknown>;
}

function isList(answer: unknown): answer is ListAnswer {
  if (typeof answer !== 'object' || answer === null || !('data' in answer)) return false;
  const { data } = answer;
  if (typeof data !== 'object' || data === null) return false;
  return Array.isArray(data) || Symbol.asyncIterator in data;
}

/** Without the text of all rows in between, which would be most of what such an answer leaves to be collected. */
function inOneGo(rows: readonly string[], tail: string): Json {
  const parts = [START, ...rows.flatMap((row, i) => (i === 0 ? [row] : [',', row])), `]${tail}`];
  const size = parts.reduce((sum, part) => sum + Buffer.byteLength(part), 0);
  const json = Buffer.allocUnsafeSlow(size);
  let end = 0;
  for (const part of parts) end += json.write(part, end);
  return json;
}

async function* inChunks(
  rows: AsyncIterable<unknown>,
  write: (row: unknown) => string,
  tail: string,
): AsyncGenerator<string> {
  let chunk = START;
  let separator = '';
  for await (const row of rows) {
    chunk += separator + write(row);
    separator = ',';
    if (chunk.length < CHUNK_CHARACTERS) continue;
    yield chunk;
    chunk = '';
  }
  yield `${chunk}]${tail}`;
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
