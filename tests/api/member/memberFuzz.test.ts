import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type ApiKey, api } from '../../../contract/api.ts';
import { ERROR_STATUS } from '../../../contract/plain/errorCode.ts';
import { AUTHORISATION, type Ids } from '../../support/app/authorisationMatrix.ts';
import { countForProof } from '../../support/app/proof.ts';
import { type Answer, openTestApp, type TestApp } from '../../support/app/testApp.ts';
import { asMember, fakeSessions } from '../../support/fakes/fakeSessions.ts';
import { aConsentingMember } from '../../support/fixtures/aConsentingMember.ts';
import {
  aBookmark,
  aClinic,
  aCounsel,
  anEvent,
  aReview,
} from '../../support/fixtures/factories.ts';
import { fieldValues } from '../../support/fixtures/hostileValues.ts';

const isCall = (key: string): key is ApiKey => Object.hasOwn(api, key);
const KEYS = Object.keys(AUTHORISATION)
  .filter(isCall)
  .filter((key) => api[key].audience === 'member');

const ODD: readonly unknown[] = [
  null,
  0,
  -1,
  Number.MAX_VALUE,
  true,
  [],
  [[]],
  {},
  { id: 'x' },
  '\ud800',
  'a\u0000',
];

const Problem = z.strictObject({
  code: z.string(),
  message: z.string(),
  requestId: z.string(),
  // Names of the contract, nothing that was sent.
  fields: z.array(z.string().regex(/^\w+$/)).optional(),
});

describe('every member call', () => {
  let test: TestApp;
  let ids: Ids;
  beforeAll(async () => {
    test = await openTestApp({ options: { sessions: fakeSessions } });
    const { db } = test;
    const clinic = (await aClinic(db)).id;
    const member = (await aConsentingMember(db, clinic)).id;
    const { id: counsel } = await aCounsel(db, { member_id: member, clinic_id: clinic });
    const review = await aReview(db, { member_id: member, clinic_id: clinic });
    ids = {
      member,
      clinic,
      doctor: clinic,
      event: (await anEvent(db, { clinic_id: clinic })).id,
      review: review.id,
      reviewedCounsel: review.counsel_id,
      counsel,
      bookmark: (await aBookmark(db, { member_id: member })).id,
    };
  });

  const send = async (key: ApiKey, path: string, body: unknown) => {
    countForProof('requests');
    // One member sends more here than the daily limits allow, so earlier rows are moved to other days.
    await test.db.script(
      "delete from member_day; update counsel set created_at = created_at - interval '1 day'",
    );
    const [method = ''] = key.split(' ');
    if (method === 'GET') return test.get(path, asMember(ids.member));
    return test.send(method, path, body, asMember(ids.member));
  };
  const pathOf = (key: ApiKey, params: Record<string, string>) =>
    key.slice(key.indexOf(' ') + 1).replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');

  /** Allows the declared answer, or a clean refusal that reveals nothing internal. */
  function judge(key: ApiKey, tried: string, { status, body }: Answer): void {
    if (status === 200) {
      expect(api[key].output.parse(body), tried).toEqual(body);
      return;
    }
    // Of all member calls only this one compares a secret.
    const clean = [400, 404, 405, 409, ...(key === 'POST /member/email/confirm' ? [403] : [])];
    expect(clean, `${tried} ${JSON.stringify(body)}`).toContain(status);
    const { code, message } = Problem.parse(body);
    expect(ERROR_STATUS, tried).toHaveProperty(code, status);
    expect(message, tried).not.toMatch(/select |pglite|pg_|postgres|constraint/i);
  }

  it.each(KEYS)('%s answers every hostile value in its path', async (key) => {
    const { params = {}, body } = AUTHORISATION[key].ask(ids);
    for (const name of Object.keys(params)) {
      for (const value of fieldValues()) {
        const path = pathOf(key, { ...params, [name]: value });
        if (/\/(\.\.?(\/|$)|$)/.test(path)) continue;
        judge(key, path, await send(key, path, body));
      }
    }
    const path = `${pathOf(key, params)}?unknown=1`;
    expect((await send(key, path, body)).status).toBe(400);
  });

  it.each(KEYS)('%s answers every hostile value in its body', async (key) => {
    const { params = {}, body } = AUTHORISATION[key].ask(ids);
    const path = pathOf(key, params);
    if (body === undefined) return;
    for (const name of [...Object.keys(Object(body)), 'unknown']) {
      const values = fieldValues();
      for (const value of [...values, ...values.map(decoded), ...ODD]) {
        const answer = await send(key, path, { ...Object(body), [name]: value });
        judge(key, `${path} ${name}=${JSON.stringify(value)}`, answer);
      }
    }
  });
});

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
