import { beforeAll, describe, expect, it } from 'vitest';
import { createAudit } from '../../../server/domain/audit/audit.ts';
import type { FactorPolicy } from '../../../server/domain/secondFactor/factorState.ts';
import { unlockStaff } from '../../../server/domain/secondFactor/unlockStaff.ts';
import { testMasterKeys } from '../../support/app/testKeys.ts';
import { aStaff } from '../../support/fixtures/staff/aStaff.ts';
import { type FactorApp, openFactorApp } from '../../support/fixtures/staff/staffFactor.ts';

let app: FactorApp;
beforeAll(async () => {
  app = await openFactorApp({ factorPolicy: 'operators' });
});

const CODE = /[0-9A-Z]{6}(-[0-9A-Z]{5}){4}/;
const enrolBy = '/auth/second-factor/enrolment-code';

const unlock = (userId: string, policy: FactorPolicy = 'operators') => {
  const { db } = app;
  const audit = createAudit({ db, masterKeys: testMasterKeys });
  return unlockStaff({ db, audit, policy }, userId, app.now());
};

/** An operator with an authenticator app, who is signed in with it. */
async function anOperator() {
  const staff = await aStaff(app.db);
  const cookies = await app.signIn(staff.userId);
  await app.post(enrolBy, cookies, { code: await app.anEnrolmentCode(staff.staffId) });
  return { ...staff, cookies, ...(await app.addTotp(cookies)) };
}

describe('a lost second factor', () => {
  it('staff:unlock removes it, ends the sessions and prints a code that adds the next one', async () => {
    const { userId, staffId, cookies, secret } = await anOperator();
    const printed = await unlock(userId);
    const [code] = CODE.exec(printed) ?? [];
    expect(await app.statusOf(cookies)).toBe(401);
    const again = await app.signIn(userId);
    expect((await app.give(again, app.codeOf(secret))).status).toBe(403);
    expect((await app.post(enrolBy, again, { code })).status).toBe(200);
    await app.addTotp(again);
    expect(await app.statusOf(again)).toBe(200);
    const [entry] = await app.db.query<{ staff: string }>(
      `select staff from access_record
       where detail = 'factors removed by command' and subject_ids = array[$1::uuid]`,
      [staffId],
    );
    expect(entry).toEqual({ staff: userId });
  });

  it('staff:unlock gives staff of a clinic a code only if they may not be without a factor', async () => {
    const { userId } = await app.aStaffWithTotp();
    expect(await unlock(userId)).not.toMatch(CODE);
    expect(await app.statusOf(await app.signIn(userId))).toBe(200);
    expect(await unlock(userId, 'all')).toMatch(CODE);
    await expect(unlock('no.such.name')).rejects.toThrow(/no active account/);
  });

  it('another operator resets it after a fresh factor; none resets their own', async () => {
    const [boss, colleague] = [await anOperator(), await anOperator()];
    const reset = (id: string) => app.post(`/staff/people/${id}/factor-reset`, boss.cookies);
    app.pass(11 * 60_000);
    expect(await reset(colleague.staffId)).toMatchObject({ body: { code: 'step_up_required' } });
    await app.give(boss.cookies, app.codeOf(boss.secret));
    expect((await reset(boss.staffId)).status).toBe(409);
    const { status, body } = await reset(colleague.staffId);
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { data: { enrolmentCode: expect.stringMatching(CODE) } },
    });
    expect(await app.statusOf(colleague.cookies)).toBe(401);
  });

  it('guesses by a person who has only the password do not block the account after a reset', async () => {
    const [boss, { userId, staffId }] = [await anOperator(), await anOperator()];
    const guess = async () => {
      const thief = await app.signIn(userId);
      for (let i = 0; i < 5; i += 1) await app.give(thief, '000000');
      return (await app.give(thief, '000000')).status;
    };
    const enrol = async () => {
      const { body } = await app.post(`/staff/people/${staffId}/factor-reset`, boss.cookies);
      const cookies = await app.signIn(userId);
      expect(await guess()).toBe(429);
      const { enrolmentCode: code } = Object(body).data;
      expect((await app.post(enrolBy, cookies, { code })).status).toBe(200);
      return app.addTotp(cookies);
    };
    await enrol();
    const { body } = await app.post(`/staff/people/${staffId}/factor-reset`, boss.cookies);
    const cookies = await app.signIn(userId);
    await app.post(enrolBy, cookies, { code: Object(body).data.enrolmentCode });
    const { secret } = await app.addTotp(cookies);
    const elsewhere = await app.signIn(userId);
    expect((await app.give(elsewhere, app.codeOf(secret))).status).toBe(200);
  });
});
