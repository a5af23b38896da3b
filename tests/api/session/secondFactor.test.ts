import { beforeAll, describe, expect, it } from 'vitest';
import { type ApiKey, api } from '../../../contract/api.ts';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { AUTHORISATION } from '../../support/app/authorisationMatrix.ts';
import { forOneEngine, forRacingCalls } from '../../support/app/database/testDatabase.ts';
import { aMember } from '../../support/fixtures/factories.ts';
import { aStaff, digestOf, STAFF_PASSWORD } from '../../support/fixtures/staff/aStaff.ts';
import { type FactorApp, openFactorApp } from '../../support/fixtures/staff/staffFactor.ts';

const MINUTE = 60_000;
/** Of staff, and neither part of the sign-in nor of the second factor. */
const isClosed = (key: string) => {
  const { audience }: Endpoint = api[key as ApiKey];
  return (
    /staff|operator|session/.test(audience) &&
    !/^(GET|POST) \/auth\/(my-info|logout|second-factor|totp)/.test(key)
  );
};

const UNKNOWN = '0193a000-0000-7000-8000-000000000000';

forOneEngine((_engine, open) => {
  let app: FactorApp;
  beforeAll(async () => {
    app = await openFactorApp({ db: await open() });
  });

  describe('the sign-in with a second factor', () => {
    it('STF-02 STF-05 the login answers the token, my-info says what is due, and the code opens the rest', async () => {
      const { userId, secret } = await app.aStaffWithTotp();
      const body = { user_id: userId, password: STAFF_PASSWORD };
      expect((await app.send('POST', '/auth/login', body)).body).toEqual({
        token: expect.stringMatching(/^[\w-]{43}$/),
      });
      const cookies = await app.signIn(userId);
      const info = () => app.get('/auth/my-info', cookies.header);
      expect(await info()).toMatchObject({
        status: 200,
        body: { data: { secondFactorDue: true } },
      });
      expect(await app.get('/staff/counsels', cookies.header)).toMatchObject({
        status: 403,
        body: { code: 'second_factor_due' },
      });
      expect(await app.give(cookies, app.codeOf(secret))).toMatchObject({ status: 200, body: {} });
      expect(await info()).toMatchObject({ body: { data: { secondFactorDue: false } } });
      expect(await app.statusOf(cookies)).toBe(200);
    });

    it('ASVS 7.2.4 each right factor, also a step-up, makes another token; the former one opens nothing', async () => {
      const { userId, secret, recoveryCodes } = await app.aStaffWithTotp();
      const cookies = await app.signIn(userId);
      const [code] = recoveryCodes;
      for (const give of [
        () => app.give(cookies, app.codeOf(secret)),
        () => app.post('/auth/second-factor/recovery-code', cookies, { code }),
      ]) {
        const former = cookies.header;
        const { headers } = await give();
        expect(headers.getSetCookie()).toEqual([
          expect.stringMatching(/^staff=[\w-]{43}; Max-Age=28800; .*HttpOnly; SameSite=Strict/),
          expect.stringMatching(/^staff-device=/),
        ]);
        expect((await app.get('/auth/my-info', former)).status).toBe(401);
        expect(await app.statusOf(cookies)).toBe(200);
      }
      const kept = cookies.header;
      expect((await app.give(cookies, '000000')).headers.getSetCookie()).toEqual([]);
      expect((await app.get('/auth/my-info', kept)).status).toBe(200);
      expect((await app.get('/auth/sessions', kept)).body).toMatchObject({
        data: [{ isThis: true }, { isThis: false }],
      });
    });

    it('the token opens nothing else of the whole API until then', async () => {
      const { userId } = await app.aStaffWithTotp();
      const { header } = await app.signIn(userId);
      const ids = { member: UNKNOWN, clinic: UNKNOWN, doctor: UNKNOWN, event: UNKNOWN };
      const records = {
        ...ids,
        review: UNKNOWN,
        counsel: UNKNOWN,
        reviewedCounsel: UNKNOWN,
        bookmark: UNKNOWN,
      };
      const closed = Object.keys(api).filter(isClosed);
      for (const key of closed) {
        const [method = '', pattern = ''] = key.split(' ');
        const { query, body } = AUTHORISATION[key as ApiKey].ask(records);
        const path = pattern.replace(/:\w+/, UNKNOWN) + (query ? `?${query}` : '');
        const answer = await (method === 'GET'
          ? app.get(path, header)
          : app.send(method, path, body, header));
        expect({ key, ...answer }).toMatchObject({
          status: 403,
          body: { code: 'second_factor_due' },
        });
      }
      expect(closed.length).toBeGreaterThan(30);
    });

    it('a code is accepted once, also in another session', async () => {
      const { userId, secret } = await app.aStaffWithTotp();
      const [first, second] = [await app.signIn(userId), await app.signIn(userId)];
      const code = app.codeOf(secret);
      expect((await app.give(first, code)).status).toBe(200);
      expect(await app.give(second, code)).toMatchObject({
        status: 403,
        body: { code: 'wrong_code' },
      });
      app.pass(MINUTE);
      expect((await app.give(second, app.codeOf(secret))).status).toBe(200);
    });

    it('the code that confirmed the app does not sign in', async () => {
      const { userId, secret } = await app.aStaffWithTotp();
      app.pass(-30_000);
      const code = app.codeOf(secret);
      expect((await app.give(await app.signIn(userId), code)).status).toBe(403);
    });

    it('a recovery code signs in once; nine are left', async () => {
      const { userId, recoveryCodes } = await app.aStaffWithTotp();
      const [code = ''] = recoveryCodes;
      const cookies = await app.signIn(userId);
      const give = () => app.post('/auth/second-factor/recovery-code', cookies, { code });
      expect((await give()).status).toBe(200);
      expect(await app.statusOf(cookies)).toBe(200);
      expect(await give()).toMatchObject({ status: 403, body: { code: 'wrong_code' } });
      expect((await app.get('/auth/second-factor', cookies.header)).body).toMatchObject({
        data: { recoveryCodesLeft: 9, isDue: false },
      });
    });

    it('wrong codes are counted for the account in all its sessions, and the right one then waits too', async () => {
      const { userId, secret } = await app.aStaffWithTotp();
      const [one, other] = [await app.signIn(userId), await app.signIn(userId)];
      for (let i = 0; i < 5; i += 1) {
        expect((await app.give(i % 2 ? one : other, '000000')).status).toBe(403);
      }
      const late = await app.give(one, app.codeOf(secret));
      expect(late).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
      expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(200);
    });

    it('with the password alone no one locks out a known browser or a recovery code', async () => {
      const { userId, secret, recoveryCodes, cookies: known } = await app.aStaffWithTotp();
      const [thief, owner] = [await app.signIn(userId), await app.signIn(userId)];
      expect(thief.header.Cookie).not.toContain('staff-device');
      for (let i = 0; i < 5; i += 1) await app.give(thief, '000000');
      expect((await app.give(thief, '000000')).status).toBe(429);
      expect((await app.give(known, app.codeOf(secret))).status).toBe(200);
      const recovery = '/auth/second-factor/recovery-code';
      expect((await app.post(recovery, owner, { code: recoveryCodes[0] })).status).toBe(200);
      for (let i = 0; i < 5; i += 1) await app.give(known, '000000');
      expect((await app.give(known, '000000')).status).toBe(429);
    });
  });

  describe('adding and removing', () => {
    it('a first authenticator app comes with ten recovery codes, and ends the rest of the sessions’ rights', async () => {
      const { userId } = await aStaff(app.db, { role: 'CLINIC' });
      const [here, elsewhere] = [await app.signIn(userId), await app.signIn(userId)];
      expect(await app.statusOf(elsewhere)).toBe(200);
      const { recoveryCodes } = await app.addTotp(here);
      expect(recoveryCodes).toHaveLength(10);
      expect([await app.statusOf(here), await app.statusOf(elsewhere)]).toEqual([200, 403]);
    });

    it('nothing in the database can be used to sign in', async () => {
      const { secret, recoveryCodes } = await app.aStaffWithTotp();
      const rows = await app.db.query<{ text: string }>(
        `select row_to_json(t)::text as text from staff_totp t
         union all select row_to_json(c)::text from staff_recovery_code c`,
      );
      const text = rows.map((row) => row.text).join();
      for (const kept of [
        secret,
        ...recoveryCodes,
        ...recoveryCodes.map((code) => code.replaceAll('-', '')),
      ]) {
        expect(text).not.toContain(kept);
      }
    });

    it('a wrong code leaves the account as it was', async () => {
      const { userId } = await aStaff(app.db, { role: 'CLINIC' });
      const cookies = await app.signIn(userId);
      await app.post('/auth/totp', cookies);
      expect(await app.post('/auth/totp/confirm', cookies, { code: '000000' })).toMatchObject({
        status: 403,
        body: { code: 'wrong_code' },
      });
      expect(
        (await app.get('/auth/my-info', (await app.signIn(userId)).header)).body,
      ).toMatchObject({
        data: { secondFactorDue: false },
      });
    });

    it('new recovery codes end the old ones', async () => {
      const { userId, cookies, recoveryCodes } = await app.aStaffWithTotp();
      const { body } = await app.post('/auth/recovery-codes', cookies);
      const fresh: string[] = Object(body).data.recoveryCodes;
      const give = async (code?: string) =>
        (await app.post('/auth/second-factor/recovery-code', await app.signIn(userId), { code }))
          .status;
      expect(await give(recoveryCodes[3])).toBe(403);
      expect(await give(fresh[3])).toBe(200);
    });

    it('without the app its recovery codes end too, and a password is enough again', async () => {
      const { userId, cookies, recoveryCodes } = await app.aStaffWithTotp();
      const remove = () => app.send('DELETE', '/auth/totp', undefined, cookies.header);
      expect((await remove()).status).toBe(200);
      expect((await remove()).status).toBe(409);
      const again = await app.signIn(userId);
      expect(await app.statusOf(again)).toBe(200);
      const code = recoveryCodes[0];
      expect((await app.post('/auth/second-factor/recovery-code', again, { code })).status).toBe(
        403,
      );
    });

    it('every sign-in, failure and change is in the access record', async () => {
      const { userId, cookies, secret, recoveryCodes } = await app.aStaffWithTotp();
      await app.send('POST', '/auth/login', { user_id: userId, password: digestOf('wrong') });
      const again = await app.signIn(userId);
      await app.give(again, '000000');
      await app.give(again, app.codeOf(secret));
      await app.post('/auth/second-factor/recovery-code', again, { code: recoveryCodes[0] });
      await app.post('/auth/recovery-codes', again);
      await app.send('DELETE', '/auth/totp', undefined, cookies.header);
      const rows = await app.db.query<{ action: string; detail: string }>(
        'select action, detail from access_record where staff = $1 order by position',
        [userId],
      );
      expect(rows.map(({ action, detail }) => `${action} ${detail}`.trim())).toEqual([
        'SIGNED_IN',
        'FACTOR_CHANGED totp added',
        'SIGN_IN_FAILED wrong password',
        'SIGN_IN_FAILED totp',
        'SIGNED_IN totp',
        'STEPPED_UP recovery code',
        'FACTOR_CHANGED recovery codes renewed',
        'FACTOR_CHANGED totp removed',
      ]);
    });
  });

  describe('confirming who acts', () => {
    it('erasing a member and the password of another ask for a factor of the last ten minutes', async () => {
      const { cookies, secret } = await app.aStaffWithTotp({ role: 'OPERATOR' });
      const colleague = await aStaff(app.db, { role: 'CLINIC' });
      const { id } = await aMember(app.db);
      const erase = () => app.post(`/staff/members/${id}/erase`, cookies, { reason: 'REQUEST' });
      const form = { user_id: colleague.userId, new_password: digestOf('another one') };
      const reset = () => app.post('/auth/reset-password', cookies, form);
      app.pass(10 * MINUTE);
      for (const act of [erase, reset, () => app.post('/auth/recovery-codes', cookies)]) {
        expect(await act()).toMatchObject({ status: 403, body: { code: 'step_up_required' } });
      }
      expect((await app.give(cookies, app.codeOf(secret))).status).toBe(200);
      expect([(await reset()).status, (await erase()).status]).toEqual([200, 200]);
    });

    it('an account without a second factor is not asked', async () => {
      const { userId } = await aStaff(app.db);
      const { id } = await aMember(app.db);
      const cookies = await app.signIn(userId);
      app.pass(20 * MINUTE);
      const erased = await app.post(`/staff/members/${id}/erase`, cookies, { reason: 'REQUEST' });
      expect(erased.status).toBe(200);
    });
  });
});

// They race, so on both engines.
forRacingCalls((_engine, open) => {
  it('two calls with one code at once: one is accepted', async () => {
    const app = await openFactorApp({ db: await open() });
    const { userId, secret, recoveryCodes } = await app.aStaffWithTotp();
    const browsers = [await app.signIn(userId), await app.signIn(userId), await app.signIn(userId)];
    const statuses = async (path: string, code: string) => {
      const answers = browsers.map((cookies) => app.post(path, cookies, { code }));
      return (await Promise.all(answers)).map(({ status }) => status).sort();
    };
    expect(await statuses('/auth/second-factor/totp', app.codeOf(secret))).toEqual([200, 403, 403]);
    const recovery = '/auth/second-factor/recovery-code';
    expect(await statuses(recovery, recoveryCodes[0] ?? '')).toEqual([200, 403, 403]);
  });
});
