import { beforeAll, describe, expect, it } from 'vitest';
import { type MasterKeys, masterKeyOf } from '../../../server/crypto/masterKey.ts';
import { createTotp, rotateTotps } from '../../../server/domain/secondFactor/totp.ts';
import { aStaff } from '../../support/fixtures/staff/aStaff.ts';
import { type FactorApp, openFactorApp } from '../../support/fixtures/staff/staffFactor.ts';

/** Real installations: with a second factor of operators only, and of all staff. */
let app: FactorApp;
let strict: FactorApp;
beforeAll(async () => {
  app = await openFactorApp({ factorPolicy: 'operators' });
  strict = await openFactorApp({ factorPolicy: 'all' });
});
const openEnrolment = '/auth/second-factor/enrolment-code';

describe('an operator of a real installation', () => {
  it('needs the enrolment code for the first factor; the password alone adds nothing', async () => {
    const { userId, staffId } = await aStaff(app.db);
    const code = await app.anEnrolmentCode(staffId);
    const cookies = await app.signIn(userId);
    expect(await app.statusOf(cookies)).toBe(403);
    const factors = async () => (await app.get('/auth/second-factor', cookies.header)).body;
    expect(await factors()).toMatchObject({
      data: { isDue: true, isRequired: true, needsEnrolmentCode: true, totp: null, passkeys: [] },
    });
    for (const path of ['/auth/totp', '/auth/totp/confirm']) {
      const answer = await app.post(
        path,
        cookies,
        path.endsWith('m') ? { code: '000000' } : undefined,
      );
      expect(answer).toMatchObject({ status: 403, body: { code: 'second_factor_due' } });
    }
    expect((await app.post(openEnrolment, cookies, { code: 'AAAA' })).status).toBe(403);
    expect((await app.post(openEnrolment, cookies, { code })).status).toBe(200);
    expect(await factors()).toMatchObject({ data: { isDue: true, needsEnrolmentCode: false } });
    expect(await app.statusOf(cookies)).toBe(403);
    await app.addTotp(cookies);
    expect(await app.statusOf(cookies)).toBe(200);
    const rows = await app.db.query<{ action: string; detail: string }>(
      `select action, detail from access_record
       where staff_id = $1 and action <> 'COUNSELS_LISTED'
       order by position`,
      [staffId],
    );
    expect(rows.map(({ action, detail }) => `${action} ${detail}`)).toEqual([
      'SIGN_IN_FAILED enrolment code',
      'SIGNED_IN enrolment code',
      'FACTOR_CHANGED totp added',
    ]);
  });

  it('the enrolment code is over with the first factor, also in a session that gave it before', async () => {
    const { userId, staffId } = await aStaff(app.db);
    const code = await app.anEnrolmentCode(staffId);
    const [one, other] = [await app.signIn(userId), await app.signIn(userId)];
    for (const cookies of [one, other]) {
      expect((await app.post(openEnrolment, cookies, { code })).status).toBe(200);
    }
    await app.addTotp(one);
    expect(await app.post('/auth/totp', other)).toMatchObject({
      status: 403,
      body: { code: 'second_factor_due' },
    });
    expect((await app.post(openEnrolment, other, { code })).status).toBe(403);
    const kept = 'select 1 from staff_enrolment_code where staff_id = $1';
    expect(await app.db.query(kept, [staffId])).toEqual([]);
  });

  it('ASVS 7.2.4 the enrolment code and the first factor each make another token', async () => {
    const { userId, staffId } = await aStaff(app.db);
    const code = await app.anEnrolmentCode(staffId);
    const cookies = await app.signIn(userId);
    for (const give of [
      () => app.post(openEnrolment, cookies, { code }),
      () => app.addTotp(cookies),
    ]) {
      const former = cookies.header;
      await give();
      expect((await app.get('/auth/my-info', former)).status).toBe(401);
      expect((await app.get('/auth/my-info', cookies.header)).status).toBe(200);
    }
  });

  it('an enrolment code ends by itself, and is of one account', async () => {
    const [mine, theirs] = [await aStaff(app.db), await aStaff(app.db)];
    const code = await app.anEnrolmentCode(theirs.staffId);
    const cookies = await app.signIn(mine.userId);
    expect((await app.post(openEnrolment, cookies, { code })).status).toBe(403);
    const own = await app.anEnrolmentCode(mine.staffId, 60_000);
    app.pass(60_001);
    expect((await app.post(openEnrolment, cookies, { code: own })).status).toBe(403);
  });

  it('may not remove the last factor', async () => {
    const { userId, staffId } = await aStaff(app.db);
    const code = await app.anEnrolmentCode(staffId);
    const cookies = await app.signIn(userId);
    await app.post(openEnrolment, cookies, { code });
    await app.addTotp(cookies);
    const removed = await app.send('DELETE', '/auth/totp', undefined, cookies.header);
    expect(removed).toMatchObject({ status: 409, body: { code: 'not_allowed_now' } });
    expect((await app.get('/auth/second-factor', cookies.header)).body).toMatchObject({
      data: { totp: { created_at: expect.any(String) }, recoveryCodesLeft: 10 },
    });
  });

  it('with STAFF_SECOND_FACTOR=operators staff of a clinic sign in without one, and add one without a code', async () => {
    const { userId } = await aStaff(app.db, { role: 'CLINIC' });
    const cookies = await app.signIn(userId);
    expect(await app.statusOf(cookies)).toBe(200);
    await app.addTotp(cookies);
    expect(await app.statusOf(await app.signIn(userId))).toBe(403);
  });

  it('ASVS 6.3.3 by default staff of a clinic add one at the first sign-in, by a code of an operator', async () => {
    const { userId, staffId } = await aStaff(strict.db, { role: 'CLINIC' });
    const cookies = await strict.signIn(userId);
    const info = async () => (await strict.get('/auth/my-info', cookies.header)).body;
    expect(await info()).toMatchObject({ data: { secondFactorDue: true } });
    expect(await strict.statusOf(cookies)).toBe(403);
    const refused = { status: 403, body: { code: 'second_factor_due' } };
    expect(await strict.post('/auth/totp', cookies)).toMatchObject(refused);
    const code = await strict.anEnrolmentCode(staffId);
    expect((await strict.post(openEnrolment, cookies, { code })).status).toBe(200);
    await strict.addTotp(cookies);
    expect(await info()).toMatchObject({ data: { secondFactorDue: false } });
    expect(await strict.statusOf(cookies)).toBe(200);
    const removed = await strict.send('DELETE', '/auth/totp', undefined, cookies.header);
    expect(removed).toMatchObject({ status: 409, body: { code: 'not_allowed_now' } });
  });

  it('ASVS 7.5.1 the first factor needs a password that was given in the last ten minutes', async () => {
    const { userId } = await aStaff(app.db, { role: 'CLINIC' });
    const cookies = await app.signIn(userId);
    app.pass(10 * 60_000 + 1);
    for (const add of ['/auth/totp', '/auth/passkeys/options']) {
      const refused = { status: 403, body: { code: 'step_up_required' } };
      expect(await app.post(add, cookies), add).toMatchObject(refused);
    }
    expect((await app.post('/auth/totp', await app.signIn(userId))).status).toBe(200);
  });

  it('an app still works after the master key was replaced, and its secret is sealed with the new key', async () => {
    const { secret, staffId } = await app.aStaffWithTotp();
    const old = app.context.masterKeys.current;
    const current = masterKeyOf(Buffer.alloc(32, 9));
    const kept = () => app.db.query('select secret from staff_totp where staff_id = $1', [staffId]);
    const before = await kept();
    const isRight = (masterKeys: MasterKeys) => {
      app.pass(30_000);
      const check = createTotp(masterKeys).isRight(staffId, app.codeOf(secret), app.now());
      return app.db.transaction(check);
    };
    expect(await isRight({ current, old: null })).toBe(false);
    expect(await isRight({ current, old })).toBe(true);
    expect(await kept()).not.toEqual(before);
    expect(await isRight({ current, old: null })).toBe(true);
  });

  it('an app that is not used meanwhile still works, too, also one that waits for its first code', async () => {
    const old = app.context.masterKeys.current;
    const current = masterKeyOf(Buffer.alloc(32, 9));
    const { secret, staffId } = await app.aStaffWithTotp();
    const { userId, staffId: newId } = await aStaff(app.db, { role: 'CLINIC' });
    const begun = await app.post('/auth/totp', await app.signIn(userId));
    const { data } = begun.body as { data: { secret: string } };

    expect(await rotateTotps(app.db, { current, old })).toBeGreaterThanOrEqual(2);
    expect(await rotateTotps(app.db, { current, old })).toBe(0);

    app.pass(30_000);
    const totp = createTotp({ current, old: null });
    const isRight = totp.isRight(staffId, app.codeOf(secret), app.now());
    expect(await app.db.transaction(isRight)).toBe(true);
    await app.db.transaction((tx) => totp.confirm(tx, newId, app.codeOf(data.secret), app.now()));
  });
});
