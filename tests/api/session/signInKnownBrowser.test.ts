import { expect, it } from 'vitest';
import { BrowserCookies } from '../../support/browser/browserCookies.ts';
import { STAFF_PASSWORD } from '../../support/fixtures/staff/aStaff.ts';
import { openStaffSignIn, type SignIn, WRONG } from '../../support/fixtures/staff/staffSignIn.ts';

/** More guesses at once than one address may make. */
const crowd = (signIn: SignIn, address: string) =>
  Promise.all(Array.from({ length: 26 }, (_, guess) => signIn(`name.${guess}`, WRONG, address)));

it('T37 guesses from a shared address do not slow down a known browser', async () => {
  const { userId, signIn } = await openStaffSignIn();
  const browser = new BrowserCookies();
  browser.take((await signIn(userId, STAFF_PASSWORD, '198.51.100.7')).headers);
  const shared = '192.0.2.1';
  await crowd(signIn, shared);
  expect((await signIn(userId, STAFF_PASSWORD, shared)).status).toBe(429);
  expect((await signIn(userId, STAFF_PASSWORD, shared, browser.header)).status).toBe(200);
});

it('T37 a browser is known only for the account that has signed in there, and only with an intact cookie', async () => {
  const { userId, signIn } = await openStaffSignIn();
  const browser = new BrowserCookies();
  browser.take((await signIn(userId, STAFF_PASSWORD, '198.51.100.7')).headers);
  const shared = '192.0.2.1';
  await crowd(signIn, shared);
  expect((await signIn('other.desk', WRONG, shared, browser.header)).status).toBe(429);
  const Cookie = browser.header.Cookie.replace('staff-device=', 'staff-device=x');
  expect((await signIn(userId, STAFF_PASSWORD, shared, { Cookie })).status).toBe(429);
});
