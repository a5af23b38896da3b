import { expect, it } from 'vitest';
import { z } from 'zod';
import { endpoints } from '../../../contract/endpoint.ts';
import { implement } from '../../../server/http/implement.ts';
import type { Services } from '../../../server/http/serveRoute.ts';
import { limits } from '../../../server/limits/limits.ts';
import { openCallApp } from '../../support/app/callApp.ts';
import { listen } from '../../support/app/server/listen.ts';

const { bytesPerPoint, heavyPoints, rowsPerPoint, skippedPerPoint, longRows } = limits.calls;

const slice = z.strictObject({ limit: z.coerce.number(), offset: z.coerce.number() });
const output = z.object({ data: z.array(z.string()) });
const calls = endpoints({
  'GET /public/rows': { summary: 'A list', audience: 'anyone', query: slice, output },
  'GET /public/sums': { summary: 'Sums', audience: 'anyone', isHeavy: true, output },
});

/** Both calls answer this. Records what is counted, and what waits in the queue. */
function openCounting(data: () => readonly string[] | AsyncGenerator<string>) {
  const counted: [string, number][] = [];
  const waits: (boolean | undefined)[] = [];
  const options: Partial<Services> = {
    trustedHops: 1,
    rateLimit: {
      take: async (_caller, points = 1) => void counted.push(['before', points]),
      settle: async (_caller, points) => void counted.push(['after', points]),
    },
    runInTurn: (_owner, task, turn) => {
      waits.push(turn?.isAdmitted);
      return task();
    },
  };
  const made = async () => ({ data: data() }) as never;
  const opened = openCallApp(
    implement(calls, { 'GET /public/rows': made, 'GET /public/sums': made }),
    options,
  );
  const ask = async (path: string, env = {}) => (await opened.app.request(path, {}, env)).text();
  return { ...opened, counted, waits, ask };
}

const rows = (limit: number, offset = 0) => `/public/rows?limit=${limit}&offset=${offset}`;

async function* inTurn(texts: readonly string[]) {
  yield* texts;
}

it('T46 a page of rows is one call, and nothing is counted twice', async () => {
  const { counted, waits, ask } = openCounting(() => ['one']);
  await ask(rows(20));
  expect([counted, waits]).toEqual([
    [
      ['before', 1],
      ['after', 0],
    ],
    [],
  ]);
});

it('T46 the rows that a list asks for are counted before the work and settled by the bytes of its answer', async () => {
  const large = 'x'.repeat(3 * bytesPerPoint);
  const { counted, ask } = openCounting(() => [large]);
  await ask(rows(2 * rowsPerPoint));
  await ask(rows(5 * rowsPerPoint, 4 * skippedPerPoint));
  expect(counted).toEqual([
    ['before', 1],
    ['before', 2],
    ['after', 1],
    ['before', 1],
    ['before', 5 + 4],
    ['after', -2],
  ]);
});

it('T46 a heavy call counts more and waits for its turn', async () => {
  const { counted, waits, ask } = openCounting(() => []);
  await ask('/public/sums');
  expect(counted.slice(0, 2)).toEqual([
    ['before', 1],
    ['before', heavyPoints],
  ]);
  expect(waits).toEqual([undefined]);
});

it('T46 a long list waits for its turn, and again for each of its parts, which are never refused', async () => {
  const part = 'x'.repeat(limits.lists.streamPartCharacters);
  const { counted, waits, ask } = openCounting(() => inTurn([part, part]));
  const answer = JSON.parse(await ask(rows(longRows + 1)));
  expect(answer).toEqual({ data: [part, part] });
  expect(waits[0]).toBeUndefined();
  expect(waits.length).toBeGreaterThan(2);
  expect(new Set(waits.slice(1))).toEqual(new Set([true]));
  expect(counted.map(([when]) => when)).toEqual(['before', 'before']);
});

it('T46 a streamed answer whose rows were not counted is counted by its bytes, part by part', async () => {
  const part = 'x'.repeat(bytesPerPoint);
  const { counted, waits, ask } = openCounting(() => inTurn([part, part, part, part]));
  await ask(rows(20));
  const after = counted.filter(([when]) => when === 'after').map(([, points]) => points);
  expect(after.length).toBeGreaterThan(3);
  expect(after.reduce((sum, points) => sum + points)).toBe(4);
  expect(waits).toEqual([]);
});

it('T46 a streamed answer whose rows were counted is not counted again', async () => {
  const { counted, ask } = openCounting(() => inTurn(['x'.repeat(2 * bytesPerPoint)]));
  await ask(rows(rowsPerPoint));
  expect(counted).toEqual([
    ['before', 1],
    ['before', 1],
  ]);
});

it('the server itself asks without a limit and without a queue, for lists and streams', async () => {
  const env = { isForPage: true };
  const whole = openCounting(() => ['one']);
  expect(await whole.ask(rows(longRows + 1), env)).toBe('{"data":["one"]}');
  await whole.ask('/public/sums', env);
  const streamed = openCounting(() => inTurn(['one']));
  expect(await streamed.ask(rows(longRows + 1), env)).toBe('{"data":["one"]}');
  expect([whole.counted, whole.waits, streamed.counted, streamed.waits]).toEqual([[], [], [], []]);
});

it('T46 the source of a long list is closed when its reader leaves', async () => {
  let isClosed = false;
  async function* endless() {
    try {
      for (;;) yield 'x'.repeat(limits.lists.streamPartCharacters);
    } finally {
      isClosed = true;
    }
  }
  const { url } = await listen(openCounting(endless));
  for (const encoding of ['identity', 'br']) {
    isClosed = false;
    const abort = new AbortController();
    const { body } = await fetch(url + rows(longRows + 1), {
      signal: abort.signal,
      headers: { 'Accept-Encoding': encoding },
    });
    await body?.getReader().read();
    abort.abort();
    await expect.poll(() => isClosed, { timeout: 3_000 }).toBe(true);
  }
});
