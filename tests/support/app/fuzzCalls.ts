import { expect } from 'vitest';
import { z } from 'zod';
import { type ApiKey, api } from '../../../contract/api.ts';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { ERROR_STATUS } from '../../../contract/plain/errorCode.ts';
import { fieldValues, portionOf } from '../fixtures/hostile/hostileValues.ts';
import { AUTHORISATION, type Ids } from './authorisationMatrix.ts';
import { countForProof } from './proof.ts';
import type { Answer } from './testApp.ts';

const isCall = (key: string): key is ApiKey => Object.hasOwn(api, key);

/** Every call of the matrix. */
export const CALLS: readonly ApiKey[] = Object.keys(AUTHORISATION).filter(isCall);

interface FuzzedCall {
  key: ApiKey;
  /** The records that its address and body name before one value is replaced. */
  ids: Ids;
  send: (method: string, path: string, body: unknown) => Promise<Answer>;
  /** The statuses of clean refusals. */
  refusals: readonly number[];
}

const ODD: readonly unknown[] = [
  null,
  0,
  -1,
  1e308,
  Number.MAX_VALUE,
  true,
  [],
  [[]],
  {},
  { id: 'x' },
  '\ud800',
  'a\u0000',
  ['a\u0000'],
  [{ url: '/a', width: 1e9 }],
];

const Problem = z.strictObject({
  code: z.string(),
  message: z.string(),
  requestId: z.string(),
  // Names of the contract, nothing that was sent.
  fields: z.array(z.string().regex(/^\w+$/)).optional(),
});

/** Sends hostile values in each part of the path and in each field of the query. */
export async function fuzzAddress(call: FuzzedCall): Promise<void> {
  const { params = {}, body } = AUTHORISATION[call.key].ask(call.ids);
  const { query }: Endpoint = api[call.key];
  const names = query instanceof z.ZodObject ? Object.keys(query.shape) : [];
  const inPath = Object.keys(params).flatMap((name) =>
    fieldValues().map((value) => pathOf(call.key, { ...params, [name]: value })),
  );
  const inQuery = names.flatMap((name) =>
    fieldValues().map((value) => `${pathOf(call.key, params)}?${name}=${value}`),
  );
  for (const path of [...inPath, ...inQuery]) {
    // Another address, or none.
    if (/\/(\.\.?(\/|$)|$)/.test(path)) continue;
    judge(call, path, await send(call, path, body));
  }
  const unknown = await send(call, `${pathOf(call.key, params)}?unknown=1`, body);
  // Staff who may not make the call are refused first.
  const refused = api[call.key].audience === 'member' ? [400] : [400, 403];
  expect(refused).toContain(unknown.status);
}

/** Sends hostile values in each field of the body. */
export async function fuzzBody(call: FuzzedCall): Promise<void> {
  const { params = {}, body } = AUTHORISATION[call.key].ask(call.ids);
  const path = pathOf(call.key, params);
  if (body === undefined) return;
  for (const name of [...Object.keys(Object(body)), 'unknown']) {
    const values = fieldValues();
    for (const value of [...new Set([...values, ...values.map(decoded)]), ...portionOf(ODD)]) {
      const answer = await send(call, path, { ...Object(body), [name]: value });
      judge(call, `${path} ${name}=${JSON.stringify(value)}`, answer);
    }
  }
}

function send({ key, send: sendAs }: FuzzedCall, path: string, body: unknown): Promise<Answer> {
  countForProof('requests');
  const [method = ''] = key.split(' ');
  return sendAs(method, path, method === 'GET' ? undefined : body);
}

const pathOf = (key: ApiKey, params: Record<string, string>) =>
  key.slice(key.indexOf(' ') + 1).replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');

/** Allows the declared answer, or a clean refusal that reveals nothing internal. */
function judge({ key, refusals }: FuzzedCall, tried: string, { status, body }: Answer): void {
  if (status === 200) {
    expect(api[key].output.parse(body), tried).toEqual(body);
    return;
  }
  expect(refusals, `${tried} ${JSON.stringify(body)}`).toContain(status);
  const { code, message } = Problem.parse(body);
  expect(ERROR_STATUS, tried).toHaveProperty(code, status);
  expect(message, tried).not.toMatch(/select |pglite|pg_|postgres|constraint/i);
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
