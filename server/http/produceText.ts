import { type ZodType, z } from 'zod';

const CHUNK_CHARACTERS = 64 * 1024;

/**
 * A handler's answer as JSON. It is parsed through the schema of the call, so a field that is not
 * declared never leaves. A list that comes row by row is parsed and written row by row.
 */
export function produceText(output: ZodType, answer: unknown): string | AsyncGenerator<string> {
  if (isRowByRow(answer)) return writeRows(output, answer);
  return JSON.stringify(output.parse(answer));
}

interface RowByRowAnswer {
  data: AsyncIterable<unknown>;
}

function isRowByRow(answer: unknown): answer is RowByRowAnswer {
  if (typeof answer !== 'object' || answer === null || !('data' in answer)) return false;
  const { data } = answer;
  return typeof data === 'object' && data !== null && Symbol.asyncIterator in data;
}

async function* writeRows(output: ZodType, answer: RowByRowAnswer): AsyncGenerator<string> {
  const { element, envelope } = listSchema(output);
  const { data, ...rest } = answer;
  const tail = JSON.stringify(envelope.parse(rest)).slice(1);
  let chunk = '{"data":[';
  let separator = '';
  for await (const row of data) {
    chunk += separator + JSON.stringify(z.parse(element, row));
    separator = ',';
    if (chunk.length < CHUNK_CHARACTERS) continue;
    yield chunk;
    chunk = '';
  }
  yield `${chunk}]${tail === '}' ? '' : ','}${tail}`;
}

function listSchema(output: ZodType) {
  const shape = output instanceof z.ZodObject ? output.shape : {};
  if (!(output instanceof z.ZodObject) || !(shape.data instanceof z.ZodArray)) {
    throw new Error('Only a list can be answered row by row');
  }
  return { element: shape.data.element, envelope: output.omit({ data: true }) };
}
