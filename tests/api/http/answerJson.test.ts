import { expect, it } from 'vitest';
import { z } from 'zod';
import { endpoints } from '../../../contract/endpoint.ts';
import { list, one, page } from '../../../contract/shape.ts';
import { RowJson } from '../../../server/db/rowJson.ts';
import { implement } from '../../../server/http/implement.ts';
import type { Services } from '../../../server/http/serveRoute.ts';
import { limits } from '../../../server/limits/limits.ts';
import { openCallApp } from '../../support/app/callApp.ts';

const Card = z.object({ id: z.int(), name: z.string() });
const Basket = z.object({
  cards: z.array(Card),
  others: z.array(Card),
  owner: z.object({ name: z.string() }).nullable(),
  note: z.string().optional(),
});
const calls = endpoints({
  'GET /public/cards': { summary: 'A page', audience: 'anyone', output: page(Card) },
  'GET /member/cards': { summary: 'Own cards', audience: 'anyone', output: page(Card) },
  'GET /public/all-cards': { summary: 'A list', audience: 'anyone', output: list(Card) },
  'GET /public/basket': { summary: 'Lists in a record', audience: 'anyone', output: one(Basket) },
  'GET /public/file': {
    summary: 'All that there is',
    audience: 'anyone',
    output: one(z.record(z.string(), z.unknown())),
  },
});

/** All calls answer this. */
function openAnswer(answer: () => unknown, options: Partial<Services> = {}) {
  // Rows as text and streams are not in the types of the contract.
  const made = async () => answer() as never;
  const { app } = openCallApp(
    implement(calls, {
      'GET /public/cards': made,
      'GET /member/cards': made,
      'GET /public/all-cards': made,
      'GET /public/basket': made,
      'GET /public/file': made,
    }),
    options,
  );
  return async (path: string) => {
    const response = await app.request(path);
    return { status: response.status, text: await response.text(), headers: response.headers };
  };
}

async function* inTurn<T>(rows: readonly T[]): AsyncGenerator<T> {
  yield* rows;
}

const row = (id: number, name = '가') => new RowJson(JSON.stringify({ id, name }));
const card = (id: number) => ({ id, name: '가', secret: 'never leaves' });

it('rows that the database wrote are sent as they are, with the fields around them', async () => {
  const data = [row(1), row(2), row(3)];
  const ask = openAnswer(() => ({ data, total: 3, secret: 'never leaves' }));
  const { text, headers } = await ask('/public/cards');
  expect(text).toBe(
    '{"data":[{"id":1,"name":"가"},{"id":2,"name":"가"},{"id":3,"name":"가"}],"total":3}',
  );
  expect(headers.get('content-length')).toBe(String(Buffer.byteLength(text)));
  expect((await ask('/public/all-cards')).text).toBe(
    '{"data":[{"id":1,"name":"가"},{"id":2,"name":"가"},{"id":3,"name":"가"}]}',
  );
});

it('a list without rows is an empty list', async () => {
  const { text } = await openAnswer(() => ({ data: [], total: 0 }))('/public/cards');
  expect(JSON.parse(text)).toEqual({ data: [], total: 0 });
});

it('tests and development refuse a row with a field that the contract does not declare, an installation trusts it', async () => {
  const odd = () => ({ data: [new RowJson('{"id":1,"name":"a","secret":2}')], total: 1 });
  expect((await openAnswer(odd)('/public/cards')).status).toBe(500);
  const { status, text } = await openAnswer(odd, { verifyRowJson: false })('/public/cards');
  expect([status, text]).toEqual([200, '{"data":[{"id":1,"name":"a","secret":2}],"total":1}']);
});

it('lists inside a record are streamed without what the contract does not declare', async () => {
  const basket = {
    cards: inTurn([card(1), row(2)]),
    others: [card(3)],
    owner: { name: '나비', secret: 'never leaves' },
    secret: 'never leaves',
  };
  const { text, headers } = await openAnswer(() => ({ data: basket }))('/public/basket');
  expect(text).toBe(
    '{"data":{"cards":[{"id":1,"name":"가"},{"id":2,"name":"가"}],"others":[{"id":3,"name":"가"}],"owner":{"name":"나비"}}}',
  );
  expect([headers.get('vary'), headers.get('content-length')]).toEqual(['Accept-Encoding', null]);
});

it('a streamed list is JSON, also when no cache keeps it', async () => {
  for (const path of ['/public/cards', '/member/cards']) {
    const { headers } = await openAnswer(() => ({ data: inTurn([card(1)]), total: 1 }))(path);
    expect(headers.get('content-type'), path).toBe('application/json; charset=utf-8');
  }
});

it('an optional field of a streamed record is written when it is there', async () => {
  const basket = () => ({ cards: inTurn([]), others: [], owner: null, note: 'here' });
  const { text } = await openAnswer(() => ({ data: basket() }))('/public/basket');
  expect(JSON.parse(text)).toEqual({ data: { ...basket(), cards: [] } });
});

it('a streamed record that lacks a field is an error, not a shorter record', async () => {
  const { status } = await openAnswer(() => ({
    data: { cards: inTurn([]), owner: null },
  }))('/public/basket');
  expect(status).toBe(500);
});

it('a record without declared keys is streamed with all its keys', async () => {
  const data = () => ({ counsels: inTurn([{ id: 1 }]), member: { id: 'm1' } });
  const { text } = await openAnswer(() => ({ data: data() }))('/public/file');
  expect(JSON.parse(text)).toEqual({ data: { counsels: [{ id: 1 }], member: { id: 'm1' } } });
});

it('a streamed list is sent in parts of about 64 kB', async () => {
  const data = () => inTurn(Array.from({ length: 3_000 }, (_, id) => row(id, '가'.repeat(60))));
  const made = async () => ({ data: data(), total: 0 }) as never;
  const { app } = openCallApp(
    implement(endpoints({ 'GET /public/cards': calls['GET /public/cards'] }), {
      'GET /public/cards': made,
    }),
  );
  const { body } = await app.request('/public/cards');
  const sizes: number[] = [];
  for await (const part of body ?? []) sizes.push(Buffer.from(part).toString().length);
  expect(sizes.length).toBeGreaterThan(2);
  for (const size of sizes.slice(0, -1)) {
    expect(size).toBeGreaterThanOrEqual(limits.lists.streamPartCharacters);
    expect(size).toBeLessThan(2 * limits.lists.streamPartCharacters);
  }
});
