import { expect, it } from 'vitest';
import { streamRows } from '../../../server/db/streamRows.ts';
import { limits } from '../../../server/limits/limits.ts';

const { ownBatch } = limits.lists;
const rows = {
  table: 'counsel',
  own: 'true',
  params: [],
  item: 'counsel',
  order: 'newest',
} as const;

/** How many statements a list needs whose answers have so many rows, of so many that were found. */
async function statementsFor(...answers: [rows: number, found: number][]) {
  let statements = 0;
  const query = async () => {
    const [count, found] = answers[statements] ?? [0, 0];
    statements += 1;
    return Array.from({ length: count }, (_, at) => ({
      id: String(at),
      json: '{}',
      found,
    })) as never;
  };
  for await (const _ of streamRows({ query, script: async () => {} }, rows));
  return statements;
}

it.each([
  ['no rows', [[0, 0]], 1],
  ['few rows', [[3, 3]], 1],
  [
    'rows with long texts, of which only some were read',
    [
      [3, 8],
      [5, 5],
    ],
    2,
  ],
  [
    'a full batch',
    [
      [ownBatch, ownBatch],
      [3, 3],
    ],
    2,
  ],
  [
    'a full batch that was the last one',
    [
      [ownBatch, ownBatch],
      [0, 0],
    ],
    2,
  ],
] as [string, [number, number][], number][])('a list with %s', async (_, answers, statements) => {
  expect(await statementsFor(...answers)).toBe(statements);
});
