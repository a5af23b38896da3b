import { beforeAll, describe, it } from 'vitest';
import { type ApiKey, api } from '../../../contract/api.ts';
import type { StaffSession } from '../../../server/http/guard/session.ts';
import { AUTHORISATION, type Ids } from '../../support/app/authorisationMatrix.ts';
import { CALLS, fuzzAddress, fuzzBody } from '../../support/app/fuzzCalls.ts';
import { openTestApp, type TestApp } from '../../support/app/testApp.ts';
import { asking, fakeSessions } from '../../support/fakes/fakeSessions.ts';
import { aBookmark, aDoctor, anEvent, aReview } from '../../support/fixtures/factories.ts';
import { aStaff } from '../../support/fixtures/staff/aStaff.ts';

const KEYS = CALLS.filter(
  (key) => /^(staff|operator)$/.test(api[key].audience) || key === 'POST /auth/login',
);

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

  const refusalsOf = (key: ApiKey) => {
    if (key === 'POST /auth/login') return [400, 401, 429];
    const isCode = /second-factor|totp/.test(key);
    return [400, 403, 404, 405, 409, ...(isCode ? [429] : [])];
  };
  const call = (key: ApiKey) => ({
    key,
    ids,
    refusals: refusalsOf(key),
    send: (method: string, path: string, body: unknown) =>
      test.send(method, path, body, asking(who)),
  });

  it.each(keysOf(role))('%s answers every hostile value in its address', (key) =>
    fuzzAddress(call(key)),
  );
  it.each(keysOf(role))('%s answers every hostile value in its body', (key) => fuzzBody(call(key)));
});
