import { beforeAll, describe, it } from 'vitest';
import { type ApiKey, api } from '../../../contract/api.ts';
import type { Ids } from '../../support/app/authorisationMatrix.ts';
import { CALLS, fuzzAddress, fuzzBody } from '../../support/app/fuzzCalls.ts';
import { openTestApp, type TestApp } from '../../support/app/testApp.ts';
import { asMember, fakeSessions } from '../../support/fakes/fakeSessions.ts';
import { aConsentingMember } from '../../support/fixtures/counsel/aConsentingMember.ts';
import {
  aBookmark,
  aClinic,
  aCounsel,
  anEvent,
  aReview,
} from '../../support/fixtures/factories.ts';

const KEYS = CALLS.filter((key) => api[key].audience === 'member');

/** The lowest daily limits allow ten: counsels at one clinic, and codes for an e-mail address. */
const WITHIN_DAY = 8;

describe('every member call', () => {
  let test: TestApp;
  let ids: Ids;
  let sent = 0;
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

  const call = (key: ApiKey) => ({
    key,
    ids,
    // Of all member calls only this one compares a secret.
    refusals: [400, 404, 405, 409, ...(key === 'POST /member/email/confirm' ? [403] : [])],
    send: async (method: string, path: string, body: unknown) => {
      // One member sends more here than the daily limits allow, so earlier rows are moved to other days.
      if (sent % WITHIN_DAY === 0) {
        await test.db.script(
          "delete from member_day; update counsel set created_at = created_at - interval '1 day'",
        );
      }
      sent += 1;
      return test.send(method, path, body, asMember(ids.member));
    },
  });

  it.each(KEYS)('%s answers every hostile value in its address', (key) => fuzzAddress(call(key)));
  it.each(KEYS)('%s answers every hostile value in its body', (key) => fuzzBody(call(key)));
});
