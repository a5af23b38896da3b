import { CancelledError } from '@tanstack/query-core';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { endSessionAtom } from '../../../src/state/logoutAtom.ts';
import * as session from '../../../src/state/sessionAtom.ts';
import { refetchMember, showMember } from '../../../src/state/shownMember.ts';
import { createDeferred } from '../../support/fakes/createDeferred.ts';
import { fakeEnvironment } from '../../support/fakes/fakeEnvironment.ts';
import { logIn, markSession } from '../../support/screen/logIn.ts';
import { mockEndpoint, mockServer, refusal } from '../../support/screen/mockEndpoint.ts';
import { sampleMember } from '../../support/screen/sampleAnswers.ts';
import { holdMember, openStore } from '../../support/screen/sessionStore.ts';
import { expectConsole } from '../../support/setup/console.ts';

const MY_INFO = ['GET /member/my-info', {}];
const COUNSELS = ['GET /member/counsels', {}];
const CLINICS = ['GET /public/clinics', {}];

it('AUTH-21 a logout while the session is read again leaves a guest', async () => {
  logIn();
  const { client, store, begin, state } = openStore();
  begin();
  await expect.poll(state).toBe('member');
  const { asked, answer } = holdMember();
  const reading = store.set(session.reloadSessionAtom);
  await expect.poll(() => asked.length).toBe(1);
  store.set(endSessionAtom, fakeEnvironment());
  expect(await reading).toBeNull();
  answer();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect([state(), client.getQueryData(MY_INFO)]).toEqual(['guest', null]);
});

it('a session that is read twice at the same time is known to both readers', async () => {
  const member = logIn();
  const { store, begin, state } = openStore();
  const { asked, answer } = holdMember();
  const first = store.set(session.reloadSessionAtom);
  await expect.poll(() => asked.length).toBe(1);
  const second = store.set(session.reloadSessionAtom);
  await expect.poll(() => asked.length).toBe(2);
  answer();
  expect(await Promise.all([first, second])).toEqual([member, member]);
  begin();
  expect(state()).toBe('member');
});

it('AUTH-20 a logout does not stop a public list that is being loaded', async () => {
  const { client, store } = openStore();
  const [arrives, arrive] = createDeferred();
  const asked = client.fetchQuery({ queryKey: CLINICS, queryFn: () => arrives.then(() => 'list') });
  store.set(endSessionAtom, fakeEnvironment());
  arrive();
  expect(await asked).toBe('list');
});

it('MBR-11 only a token of the type MEMBER is that of a member', async () => {
  markSession();
  const staff = { ...sampleMember(), token: { id: 'staff', type: 'STAFF' } };
  mockServer.use(http.get('/member/my-info', () => HttpResponse.json({ data: staff })));
  const { begin, state } = openStore();
  begin();
  await expect.poll(state).toBe('guest');
});

it('a failed read of the session is reported, unless a logout cancelled it', async () => {
  expectConsole(/GET \/member\/my-info failed: too_many_requests/);
  markSession();
  mockEndpoint('GET /member/my-info', refusal('too_many_requests'));
  const { store } = openStore();
  const failed = store.set(session.reloadSessionAtom);
  await expect(failed).rejects.not.toBeInstanceOf(CancelledError);
});

it('what waits for the member asks only while the member is unknown', async () => {
  const member = logIn();
  const { client, store } = openStore();
  expect(await store.set(session.waitForMemberAtom)).toEqual(member);
  const renamed = { ...member, nickname: '새 이름' };
  client.setQueryData(MY_INFO, renamed, { updatedAt: 1 });
  expect(await store.set(session.waitForMemberAtom)).toEqual(renamed);
  showMember(client, member);
  expect(await store.set(session.waitForMemberAtom)).toEqual(member);
});

it('what a member changed is read again, and public answers are not', async () => {
  logIn();
  const { client, begin, state, isStale } = openStore();
  begin();
  await expect.poll(state).toBe('member');
  for (const key of [COUNSELS, CLINICS, [7]]) client.setQueryData(key, 'x');
  const done = refetchMember(client);
  expect([COUNSELS, MY_INFO, CLINICS, [7]].map(isStale)).toEqual([true, true, false, false]);
  await done;
});

it('AUTH-21 an answer about the member that arrives after the logout shows no member', () => {
  const { client } = openStore();
  client.setQueryData(MY_INFO, null);
  showMember(client, sampleMember());
  expect(client.getQueryData(MY_INFO)).toBeNull();
});
