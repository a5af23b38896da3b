import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type ApiKey, api } from '../../../contract/api.ts';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { ERROR_STATUS } from '../../../contract/plain/errorCode.ts';
import type { StaffSession } from '../../../server/http/guard/session.ts';
import { AUTHORISATION, type Ids } from '../../support/app/authorisationMatrix.ts';
import { countForProof } from '../../support/app/proof.ts';
import { type Answer, openTestApp, type TestApp } from '../../support/app/testApp.ts';
import { asking, fakeSessions } from '../../support/fakes/fakeSessions.ts';
import { aStaff } from '../../support/fixtures/aStaff.ts';
import { aBookmark, aDoctor, anEvent, aReview } from '../../support/fixtures/factories.ts';
import { fieldValues } from '../../support/fixtures/hostileValues.ts';

const isCall = (key: string): key is ApiKey => Object.hasOwn(api, key);
const KEYS = Object.keys(AUTHORISATION)
  .filter(isCall)
  .filter((key) => /^(staff|operator)$/.test(api[key].audience) || key === 'POST /auth/login');

const ODD: readonly unknown[] = [
  null,
  0,
  -1,
  1e308,
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

const isForOperators = (key: ApiKey) => AUTHORISATION[key].answers.own !== 403;

/** In `npm test` one kind of staff makes each call, in `npm run attack` both. */
function keysOf(role: 'operator' | 'clinic'): ApiKey[] {
  if (!process.env.PROOF) {
    return KEYS.filter((key) => isForOperators(key) === (role === 'operator'));
  }
  // A session makes no difference to a sign-in, and each sign-in costs a hash.
  return role === 'operator' ? KEYS : KEYS.filter((key) => key !== 'POST /auth/login');
}

describe.each(['operator', 'clinic'] as const)('every call of the console, by %s', (role) => {
  let test: TestApp;
  let who: StaffSession;
  let ids: Ids;
  beforeAll(async () => {
    test = await openTestApp({ options: { sessions: fakeSessions } });
    const { db } = test;
    const doctor = await aDoctor(db);
    const clinic = doctor.clinic_id ?? '';
    const review = await aReview(db, { event_id: (await anEvent(db, { clinic_id: clinic })).id });
    ids = {
      member: review.member_id,
      clinic,
      doctor: doctor.id,
      review: review.id,
      event: review.event_id ?? '',
      counsel: review.counsel_id,
      reviewedCounsel: review.counsel_id,
      bookmark: (await aBookmark(db)).id,
    };
    who = await aStaff(db, role === 'clinic' ? { clinic_id: review.clinic_id } : {});
    ids.clinic = review.clinic_id;
  });

  const send = (key: ApiKey, path: string, body: unknown) => {
    countForProof('requests');
    const [method = ''] = key.split(' ');
    if (method === 'GET') return test.get(path, asking(who));
    return test.send(method, path, body, asking(who));
  };
  const pathOf = (key: ApiKey, params: Record<string, string>) =>
    key.slice(key.indexOf(' ') + 1).replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');

  /** Allows the declared answer, or a clean refusal that reveals nothing internal. */
  function judge(key: ApiKey, tried: string, { status, body }: Answer): void {
    if (status === 200) {
      expect(api[key].output.parse(body), tried).toEqual(body);
      return;
    }
    const isSignIn = key === 'POST /auth/login';
    const isCode = /second-factor|totp/.test(key);
    const clean = isSignIn ? [400, 401, 429] : [400, 403, 404, 405, 409, ...(isCode ? [429] : [])];
    expect(clean, `${tried} ${JSON.stringify(body)}`).toContain(status);
    const { code, message } = Problem.parse(body);
    expect(ERROR_STATUS, tried).toHaveProperty(code, status);
    expect(message, tried).not.toMatch(/select |pglite|pg_|postgres|constraint/i);
  }

  it.each(keysOf(role))('%s answers every hostile value in its address', async (key) => {
    const { params = {}, body } = AUTHORISATION[key].ask(ids);
    const { query }: Endpoint = api[key];
    const names = query instanceof z.ZodObject ? Object.keys(query.shape) : [];
    const paths = Object.keys(params).flatMap((name) =>
      fieldValues().map((value) => pathOf(key, { ...params, [name]: value })),
    );
    const asked = names.flatMap((name) =>
      fieldValues().map((value) => `${pathOf(key, params)}?${name}=${value}`),
    );
    for (const path of [...paths, ...asked]) {
      if (/\/(\.\.?(\/|$)|$)/.test(path)) continue;
      judge(key, path, await send(key, path, body));
    }
    const unknown = await send(key, `${pathOf(key, params)}?unknown=1`, body);
    expect([400, 403]).toContain(unknown.status);
  });

  it.each(keysOf(role))('%s answers every hostile value in its body', async (key) => {
    const { params = {}, body } = AUTHORISATION[key].ask(ids);
    const path = pathOf(key, params);
    if (body === undefined) return;
    for (const name of [...Object.keys(Object(body)), 'unknown']) {
      for (const value of [...fieldValues(), ...ODD]) {
        const answer = await send(key, path, { ...Object(body), [name]: value });
        judge(key, `${path} ${name}=${JSON.stringify(value)}`, answer);
      }
    }
  });
});
