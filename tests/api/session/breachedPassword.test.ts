import { beforeAll, beforeEach, expect, it } from 'vitest';
import { askBreachList } from '../../../server/domain/staff/breachedPasswords.ts';
import { openBreachServer, sha1Of } from '../../support/fakes/breachServer.ts';
import { aStaff, digestOf, STAFF_PASSWORD } from '../../support/fixtures/staff/aStaff.ts';
import { type FactorApp, openFactorApp } from '../../support/fixtures/staff/staffFactor.ts';

const BREACHED = 'correct horse battery';
const UNKNOWN = 'a password in no list';
/** The padding of the answer names its hash with the count 0. */
const PADDED = `${'0'.repeat(34)}A`;

let app: FactorApp;
let list: Awaited<ReturnType<typeof openBreachServer>>;
const failures: unknown[] = [];
beforeAll(async () => {
  list = await openBreachServer([BREACHED]);
  const isBreached = askBreachList({ url: list.url, onFailure: (error) => failures.push(error) });
  app = await openFactorApp({ isBreached });
});
beforeEach(() => {
  list.requests.length = 0;
  failures.length = 0;
  list.answerWith(200);
});

const shaOf = (password: string) => sha1Of(password).toLowerCase();

async function setOwn(password: string, sha1?: string) {
  const { userId } = await aStaff(app.db);
  const cookies = await app.signIn(userId);
  return app.post('/auth/reset-password', cookies, {
    user_id: userId,
    current_password: STAFF_PASSWORD,
    new_password: digestOf(password),
    ...(sha1 !== undefined && { new_password_sha1: sha1 }),
  });
}

it('a breached password is refused, for oneself and for a new account', async () => {
  const refused = { status: 422, body: { code: 'common_password' } };
  expect(await setOwn(BREACHED, shaOf(BREACHED))).toMatchObject(refused);
  const { userId } = await aStaff(app.db);
  const cookies = await app.signIn(userId);
  const account = { user_id: 'new.one', role: 'OPERATOR', clinic_id: null };
  const password = { password: digestOf(BREACHED), password_sha1: shaOf(BREACHED) };
  expect(await app.post('/staff/people', cookies, { ...account, ...password })).toMatchObject(
    refused,
  );
});

it('five digits of its hash leave the server, and a password in no list is accepted', async () => {
  expect((await setOwn(UNKNOWN, shaOf(UNKNOWN))).status).toBe(200);
  expect(list.requests).toEqual([sha1Of(UNKNOWN).slice(0, 5)]);
  expect(failures).toEqual([]);
});

it('a line of padding is no breached password', async () => {
  expect((await setOwn(UNKNOWN, `abcde${PADDED.toLowerCase()}`)).status).toBe(200);
});

it('a list that fails keeps no one out: the list of the server still counts', async () => {
  list.answerWith(503);
  expect((await setOwn(BREACHED, shaOf(BREACHED))).status).toBe(200);
  expect(failures).toHaveLength(1);
  expect(await setOwn('qwer1234qwer1234', shaOf('qwer1234qwer1234'))).toMatchObject({
    status: 422,
  });
});

it('a client that sends no such hash is served as before', async () => {
  expect((await setOwn(UNKNOWN)).status).toBe(200);
  expect(list.requests).toEqual([]);
});
