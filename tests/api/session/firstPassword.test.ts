import { beforeAll, expect, it } from 'vitest';
import { aStaff, digestOf, STAFF_PASSWORD } from '../../support/fixtures/staff/aStaff.ts';
import { type FactorApp, openFactorApp } from '../../support/fixtures/staff/staffFactor.ts';

const CHOSEN = digestOf('chosen by its owner');

let app: FactorApp;
beforeAll(async () => {
  app = await openFactorApp();
});

/** An operator creates an account, as the command does, and its owner signs in. */
const firstSignIn = async (userId: string) => {
  const operator = await app.signIn((await aStaff(app.db)).userId);
  const account = { user_id: userId, password: STAFF_PASSWORD, role: 'OPERATOR', clinic_id: null };
  expect((await app.post('/staff/people', operator, account)).status).toBe(200);
  return { operator, owner: await app.signIn(userId) };
};

it('ASVS 6.4.1 a first password opens only the call that replaces it', async () => {
  const { operator, owner } = await firstSignIn('new.one');
  const info = async () => (await app.get('/auth/my-info', owner.header)).body;
  expect(await info()).toMatchObject({ data: { passwordDue: true } });
  const due = { status: 403, body: { code: 'password_due' } };
  for (const closed of ['/staff/counsels', '/staff/people', '/auth/sessions']) {
    expect(await app.get(closed, owner.header), closed).toMatchObject(due);
  }
  const reset = (form: object) => app.post('/auth/reset-password', owner, form);
  const other = { user_id: (await aStaff(app.db)).userId, new_password: CHOSEN };
  expect(await reset(other)).toMatchObject(due);
  const own = { user_id: 'new.one', current_password: STAFF_PASSWORD };
  expect((await reset({ ...own, new_password: STAFF_PASSWORD })).status).toBe(400);
  expect(await info()).toMatchObject({ data: { passwordDue: true } });
  expect((await reset({ ...own, new_password: CHOSEN })).status).toBe(200);
  expect(await info()).toMatchObject({ data: { passwordDue: false } });
  expect((await app.get('/staff/people', owner.header)).status).toBe(200);

  const again = { user_id: 'new.one', new_password: digestOf('set by an operator') };
  expect((await app.post('/auth/reset-password', operator, again)).status).toBe(200);
  const body = { user_id: 'new.one', password: again.new_password };
  const answer = await app.send('POST', '/auth/login', body);
  const headers = { Authorization: `Bearer ${Object(answer.body).token}` };
  expect(await app.get('/staff/people', headers)).toMatchObject(due);
});
