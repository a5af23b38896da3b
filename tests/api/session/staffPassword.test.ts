import { scryptSync } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { aStaff, digestOf, STAFF_PASSWORD } from '../../support/fixtures/staff/aStaff.ts';
import { type FactorApp, openFactorApp } from '../../support/fixtures/staff/staffFactor.ts';

let app: FactorApp;
beforeAll(async () => {
  app = await openFactorApp();
});

const hashOf = async (staffId: string) => {
  const sql = 'select password_hash as hash from staff where id = $1';
  return (await app.db.query<{ hash: string }>(sql, [staffId]))[0]?.hash ?? '';
};

it('a common password is refused also by the server, which sees only its digest', async () => {
  const { userId } = await aStaff(app.db);
  const cookies = await app.signIn(userId);
  const own = { user_id: userId, current_password: STAFF_PASSWORD };
  const account = { user_id: 'new.one', role: 'OPERATOR', clinic_id: null };
  // Ours, a leaked one, and a pair.
  for (const password of ['qwer1234qwer1234', 'sonyericsson', 'sunshine1234'].map(digestOf)) {
    for (const refused of [
      await app.post('/auth/reset-password', cookies, { ...own, new_password: password }),
      await app.post('/staff/people', cookies, { ...account, password }),
    ]) {
      expect(refused).toMatchObject({ status: 422, body: { code: 'common_password' } });
    }
  }
});

it('a hash with old parameters is replaced at the sign-in, also by two at once', async () => {
  const { userId, staffId } = await aStaff(app.db);
  const salt = Buffer.alloc(16, 1);
  const old = scryptSync(STAFF_PASSWORD, salt, 32, { N: 512, r: 8, p: 1 });
  const kept = `scrypt$512$8$1$${salt.toString('base64url')}$${old.toString('base64url')}`;
  await app.db.query('update staff set password_hash = $2 where id = $1', [staffId, kept]);
  const body = { user_id: userId, password: digestOf('wrong') };
  expect((await app.send('POST', '/auth/login', body)).status).toBe(401);
  expect(await hashOf(staffId)).toBe(kept);
  const both = await Promise.all([app.signIn(userId), app.signIn(userId)]);
  expect(await Promise.all(both.map((cookies) => app.statusOf(cookies)))).toEqual([200, 200]);
  expect(await hashOf(staffId)).toMatch(/^scrypt\$1024\$/);
  expect(await app.statusOf(await app.signIn(userId))).toBe(200);
});
