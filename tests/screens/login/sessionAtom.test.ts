import { expect, it, onTestFinished, vi } from 'vitest';
import { keepDraft, readDraft } from '../../../src/environment/drafts.ts';
import { isOtherLineAccount, keepLineAccount } from '../../../src/environment/lineAccount.ts';
import { remembersInVisit } from '../../../src/environment/lineAppVisit.ts';
import { keptSearches, rememberSearch } from '../../../src/environment/recentSearches.ts';
import { watchSession } from '../../../src/environment/sessionChannel.ts';
import { hasSessionMark } from '../../../src/environment/sessionMark.ts';
import { keepLoginPress, takeLoginPress } from '../../../src/state/loginPress.ts';
import { logoutAtom } from '../../../src/state/logoutAtom.ts';
import * as session from '../../../src/state/sessionAtom.ts';
import { CookiesRefused } from '../../../src/state/sessionCookies.ts';
import { fakeEnvironment } from '../../support/fakes/fakeEnvironment.ts';
import { languagesSentTo } from '../../support/screen/languagesSentTo.ts';
import { logIn, markSession } from '../../support/screen/logIn.ts';
import { mockEndpoint, refusal } from '../../support/screen/mockEndpoint.ts';
import { sampleMember } from '../../support/screen/sampleAnswers.ts';
import { holdMember, openStore } from '../../support/screen/sessionStore.ts';
import { expectConsole } from '../../support/setup/console.ts';

const MY_INFO = ['GET /member/my-info', {}];
const COUNSELS = ['GET /member/counsels', {}];
const CLINICS = ['GET /public/clinics', {}];
const PAIR = { token: 'a', refreshToken: 'b' };
const OTHER = { id: '01900000-0000-7000-8000-0000000000ff' };

/** Counts what other tabs hear. */
function otherTab() {
  let told = 0;
  const leave = watchSession(() => {
    told += 1;
  });
  return { told: () => told, leave };
}

it('the session is unreachable while the server is, and is asked for again on request', async () => {
  expectConsole(/GET \/member\/my-info failed: too_many_requests/);
  markSession();
  mockEndpoint('GET /member/my-info', refusal('too_many_requests'));
  const { store, begin, state } = openStore();
  begin();
  expect(state()).toBe('unknown');
  await expect.poll(state).toBe('unreachable');
  const { asked, answer } = holdMember();
  const known = store.get(session.sessionAtom);
  if (known.state !== 'unreachable') throw new Error('The session is known');
  known.retry();
  await expect.poll(() => asked.length).toBe(1);
  expect(state()).toBe('unknown');
  answer();
  await expect.poll(state).toBe('member');
});

it('AUTH-13 the tokens of a login become cookies, and other tabs get a message', async () => {
  const { store, begin, state } = openStore();
  begin();
  await expect.poll(state).toBe('guest');
  const tab = otherTab();
  mockEndpoint('GET /member/my-info', { data: sampleMember() });
  mockEndpoint('POST /auth/session', () => {
    markSession();
    return {};
  });
  expect(await store.set(session.loginAtom, PAIR)).toEqual(sampleMember());
  await expect.poll(state).toBe('member');
  await expect.poll(tab.told).toBe(1);
  tab.leave();
});

it.each(['ko', 'ja'])(
  'AMB-79 a login names the language of the page, here %s',
  async (language) => {
    history.replaceState(null, '', `/?lang=${language}`);
    onTestFinished(() => history.replaceState(null, '', '/'));
    const spoken = languagesSentTo('/auth/session');
    logIn();
    mockEndpoint('POST /auth/session', {});
    await openStore().store.set(session.loginAtom, PAIR);
    expect(spoken).toEqual([language]);
  },
);

it('AUTH-13 a visitor whose browser stores no cookies reads so', async () => {
  mockEndpoint('POST /auth/session', {});
  const login = openStore().store.set(session.loginAtom, PAIR);
  await expect(login).rejects.toThrow(CookiesRefused);
  await expect(login).rejects.toMatchObject({ name: 'CookiesRefused' });
});

it('a LINE login that began with the page is awaited before the browser counts as a guest', async () => {
  const { store, begin, state } = openStore();
  let end: () => void = () => undefined;
  store.set(session.lineLoginAtom, new Promise<void>((resolve) => (end = resolve)));
  begin();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(state()).toBe('unknown');
  logIn();
  end();
  await expect.poll(state).toBe('member');
});

it('AUTH-20 a logout leaves nothing personal in this browser, and other tabs get a message', async () => {
  logIn();
  const asked = mockEndpoint('POST /auth/logout', {});
  const { client, store, begin, state } = openStore();
  begin();
  await expect.poll(state).toBe('member');
  client.setQueryData(COUNSELS, 'private');
  client.setQueryData(CLINICS, 'public');
  keepDraft('counsel', { text: '상담', order: null });
  rememberSearch('보톡스');
  keepLoginPress({ does: 'bookmark', target: { type: 'CLINIC', id: 'c' } });
  const forget = vi.fn();
  const token = `x.${btoa(JSON.stringify({ sub: 'U1' }))}.x`;
  const renew = () => undefined;
  const proof = {
    by: 'line-app' as const,
    token: () => token,
    accessToken: () => null,
    forget,
    renew,
  };
  keepLineAccount(proof);
  const tab = otherTab();

  await store.set(logoutAtom, fakeEnvironment({ identityProof: () => proof }));
  expect(asked).toHaveLength(1);
  await expect.poll(state).toBe('guest');
  expect(hasSessionMark()).toBe(false);
  expect([client.getQueryData(COUNSELS), client.getQueryData(CLINICS)]).toEqual([
    undefined,
    'public',
  ]);
  expect([readDraft('counsel'), keptSearches(), takeLoginPress()]).toEqual([null, null, null]);
  // The app must not log in again by itself, and LINE knows the account no more.
  expect([forget.mock.calls.length, remembersInVisit('logged out')]).toEqual([1, true]);
  expect(isOtherLineAccount(proof)).toBe(true);
  await expect.poll(tab.told).toBe(1);
  tab.leave();
});

it('AUTH-20 after a logout that does not reach the server the visitor is still a guest', async () => {
  expectConsole(/POST \/auth\/logout failed/);
  logIn();
  mockEndpoint('POST /auth/logout', refusal('internal'));
  const { store, begin, state } = openStore();
  begin();
  await expect.poll(state).toBe('member');
  await store.set(logoutAtom, fakeEnvironment());
  await expect.poll(state).toBe('guest');
  expect([hasSessionMark(), remembersInVisit('logged out')]).toEqual([false, false]);
});

it.each([
  ['the same member', {}, 'private', true],
  ['another member', OTHER, undefined, false],
] as const)('AUTH-15 after a login of %s', async (_, changes, left, isOutdated) => {
  logIn();
  const { client, store, begin, state, isStale } = openStore();
  begin();
  await expect.poll(state).toBe('member');
  for (const key of [COUNSELS, ['personal'], CLINICS]) client.setQueryData(key, 'private');
  const after = logIn(changes);
  expect(await store.set(session.reloadSessionAtom)).toEqual(after);
  expect([client.getQueryData(COUNSELS), isStale(COUNSELS)]).toEqual([left, isOutdated]);
  for (const key of [['personal'], CLINICS, MY_INFO]) {
    expect([client.getQueryData(key) !== undefined, isStale(key)], String(key)).toEqual([
      true,
      false,
    ]);
  }
});

it('AUTH-21 a session that has ended in another tab takes the personal data along', async () => {
  logIn();
  const { client, store, begin, state } = openStore();
  begin();
  await expect.poll(state).toBe('member');
  client.setQueryData(COUNSELS, 'private');
  mockEndpoint('GET /member/my-info', refusal('unauthenticated'));
  mockEndpoint('POST /auth/refresh', refusal('unauthenticated'));
  expect(await store.set(session.reloadSessionAtom)).toBeNull();
  await expect.poll(state).toBe('guest');
  expect(client.getQueryData(COUNSELS)).toBeUndefined();
});

it('AUTH-13 a login after which the member cannot be read succeeds, and the app asks again', async () => {
  expectConsole(/GET \/member\/my-info failed: too_many_requests/);
  expectConsole(/The session is not known/);
  const { client, store, begin, state } = openStore();
  begin();
  await expect.poll(state).toBe('guest');
  client.setQueryData(CLINICS, 'public');
  mockEndpoint('POST /auth/session', () => {
    markSession();
    return {};
  });
  let calls = 0;
  mockEndpoint('GET /member/my-info', () => {
    calls += 1;
    return calls === 1 ? refusal('too_many_requests') : { data: sampleMember() };
  });
  expect(await store.set(session.loginAtom, PAIR)).toBeNull();
  await expect.poll(state).toBe('member');
  expect(client.getQueryData(CLINICS)).toBe('public');
});
