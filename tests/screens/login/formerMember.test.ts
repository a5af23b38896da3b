import { renderHook } from '@testing-library/react';
import { Provider } from 'jotai';
import { createElement, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { Bookmark } from '../../../contract/bookmark.ts';
import type { Member } from '../../../contract/member.ts';
import { MEMBER_HEADER } from '../../../contract/plain/headers.ts';
import { callAsMember, callsOfMember, memberCall } from '../../../src/api/memberCall.ts';
import { createQueryClient } from '../../../src/api/queryClient.ts';
import { counselQuery } from '../../../src/domain/counsel/counselAtoms.ts';
import { useAnswerVisit, useBookCounsel } from '../../../src/domain/counsel/counselWrites.ts';
import { chooseLineReadingAtom } from '../../../src/domain/lineReading/lineReadingAtoms.ts';
import { announceSession } from '../../../src/environment/sessionChannel.ts';
import { hasSessionMark } from '../../../src/environment/sessionMark.ts';
import { createAppStore } from '../../../src/state/appStore.ts';
import { bookmarksAtom, toggleBookmarkAtom } from '../../../src/state/bookmarksAtom.ts';
import { logoutAtom } from '../../../src/state/logoutAtom.ts';
import * as session from '../../../src/state/sessionAtom.ts';
import { testClientConfig } from '../../support/app/testClientConfig.ts';
import { createDeferred } from '../../support/fakes/createDeferred.ts';
import { fakeEnvironment } from '../../support/fakes/fakeEnvironment.ts';
import { sampleCounsel } from '../../support/fixtures/counsel/counselWorld.ts';
import { logIn, markSession } from '../../support/screen/logIn.ts';
import { mockEndpoint, mockServer, refusal } from '../../support/screen/mockEndpoint.ts';
import { sampleMember } from '../../support/screen/sampleAnswers.ts';
import { expectConsole } from '../../support/setup/console.ts';

const MINE = sampleMember().id;
const OTHER = '01900000-0000-7000-8000-0000000000ff';
const PAIR = { token: 'a', refreshToken: 'b' };
const CLINIC = { type: 'CLINIC', id: '01900000-0000-7000-8000-00000000000a' } as const;

/** The state of the app without a screen, as a page of the browser has it. */
async function openAs(member: Partial<Member> = {}) {
  logIn(member);
  const client = createQueryClient();
  session.nameMemberInCalls(client);
  const store = createAppStore({ config: testClientConfig, answers: null }, client);
  const shown = () => {
    const now = store.get(session.sessionAtom);
    return now.state === 'member' ? now.member.id : now.state;
  };
  store.sub(session.sessionAtom, () => undefined);
  await expect.poll(shown).toBe(sampleMember(member).id);
  return { client, store, shown };
}

type Store = Awaited<ReturnType<typeof openAs>>['store'];

/** What the hook answers to a component of this app. */
const read = <T>(store: Store, hook: () => T): T => {
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(Provider, { store }, children);
  return renderHook(hook, { wrapper }).result.current;
};

async function changeMember(store: Store) {
  mockEndpoint('POST /auth/logout', {});
  await store.set(logoutAtom, fakeEnvironment());
  mockEndpoint('POST /auth/session', () => {
    markSession();
    return {};
  });
  mockEndpoint('GET /member/my-info', { data: sampleMember({ id: OTHER }) });
  await store.set(session.loginAtom, PAIR);
}

/** As the server answers: which member each call names, and 401 if another one is logged in. */
function namedCalls() {
  const named: string[] = [];
  mockServer.events.on('request:start', ({ request }) => {
    const { pathname } = new URL(request.url);
    named.push(`${request.method} ${pathname} ${request.headers.get(MEMBER_HEADER)}`);
  });
  return named;
}

/** Logs out on a line without an answer: once the call has begun, its five seconds are over. */
async function logOutLate(store: Store, hasBegun: () => boolean) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const loggedOut = store.set(logoutAtom, fakeEnvironment());
  await expect.poll(hasBegun).toBe(true);
  expect(hasSessionMark()).toBe(true);
  vi.advanceTimersByTime(5_000);
  await loggedOut;
  vi.useRealTimers();
}

let named: string[];
beforeEach(() => {
  named = namedCalls();
});
afterEach(() => {
  mockServer.events.removeAllListeners();
  callAsMember(() => undefined);
});

it('each call names the member that the page shows, but the call that asks who it is', async () => {
  await openAs();
  mockEndpoint('POST /member/sessions/end-others', {});
  await memberCall('POST /member/sessions/end-others', {});
  expect(named).toEqual(['GET /member/my-info null', `POST /member/sessions/end-others ${MINE}`]);
});

it('AUTH-21 a booking that began before another member logged in is not made for that member', async () => {
  const { store, shown } = await openAs();
  const [answered, answer] = createDeferred();
  const agreed = mockEndpoint('POST /member/consents', async () => {
    await answered;
    return { data: sampleMember({ nickname: '나비' }) };
  });
  mockEndpoint('POST /member/counsels', refusal('unauthenticated'));
  const order = {
    way: 'here',
    search: '',
    idempotencyKey: 'a-key-of-the-form',
    form: { clinic_id: CLINIC.id, sourceType: 'CLINIC', sourceId: CLINIC.id, content: '상담' },
    agreement: { clinicId: CLINIC.id, language: 'ko' },
  } as const;
  const booked = read(store, () => useBookCounsel('draft')).mutateAsync(order);
  const failed = expect(booked).rejects.toMatchObject({ code: 'unauthenticated' });
  await expect.poll(() => agreed.length).toBe(1);
  await changeMember(store);
  await expect.poll(shown).toBe(OTHER);
  answer();
  await failed;
  expect(shown()).toBe(OTHER);
  expect(named.filter((call) => call.startsWith('POST /member/'))).toEqual([
    `POST /member/consents ${MINE}`,
  ]);
  // The session of the other member is not renewed for it.
  expect(named.some((call) => call.startsWith('POST /auth/refresh'))).toBe(false);
});

it('a write of several calls names the member who began it', async () => {
  const { store } = await openAs();
  const call = callsOfMember();
  await changeMember(store);
  mockEndpoint('POST /member/sessions/end-others', {});
  await expect(call('POST /member/sessions/end-others', {})).rejects.toMatchObject({
    code: 'unauthenticated',
  });
  expect(named.at(-1)).toBe(`POST /member/sessions/end-others ${MINE}`);
});

it('AUTH-21 a heart that one member pressed is not shown to the next one', async () => {
  const { store } = await openAs();
  const [answered, answer] = createDeferred();
  const added = mockEndpoint('POST /member/bookmarks', async ({ body }) => {
    await answered;
    return { data: { id: 'b', ...body } satisfies Bookmark };
  });
  store.sub(bookmarksAtom, () => undefined);
  const hearts = () => store.get(bookmarksAtom).size;
  const press = { memberId: MINE, target: CLINIC, isBookmarked: false, onChanged: () => undefined };
  const pressed = store.set(toggleBookmarkAtom, press);
  const failed = expect(pressed).rejects.toMatchObject({ code: 'unauthenticated' });
  await expect.poll(() => added.length).toBe(1);
  expect(hearts()).toBe(1);
  await changeMember(store);
  await expect.poll(hearts).toBe(0);
  answer();
  await failed;
  expect(hearts()).toBe(0);
});

it('AMB-40 a logout whose session is renewed late leaves no mark in the browser', async () => {
  expectConsole(/POST \/auth\/logout failed/);
  const { store } = await openAs();
  let isRenewed = false;
  const out = mockEndpoint('POST /auth/logout', () =>
    refusal(isRenewed ? 'internal' : 'unauthenticated'),
  );
  const [answered, answer] = createDeferred();
  const renewed = mockEndpoint('POST /auth/refresh', async () => {
    await answered;
    isRenewed = true;
    markSession();
    return {};
  });
  await logOutLate(store, () => renewed.length === 1);
  answer();
  await expect.poll(() => out.length).toBe(2);
  expect(hasSessionMark()).toBe(false);
});

it('AMB-40 a login ends a logout that still runs: its answer would remove the cookies', async () => {
  const aborted = vi.fn();
  const { store } = await openAs();
  mockServer.events.on('request:start', ({ request }) => {
    if (request.url.endsWith('/auth/logout')) request.signal.addEventListener('abort', aborted);
  });
  const out = mockEndpoint('POST /auth/logout', () => new Promise(() => undefined));
  await logOutLate(store, () => out.length === 1);
  expect(hasSessionMark()).toBe(false);
  // Another tab tells of its own logout.
  announceSession();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(aborted).not.toHaveBeenCalled();
  markSession();
  await store.set(session.openSessionAtom);
  await expect.poll(() => aborted.mock.calls.length).toBe(1);
  expect(hasSessionMark()).toBe(true);
});

it('AMB-40 a login during a logout keeps its session, also when the former one is renewed after it', async () => {
  const { store } = await openAs();
  const [answered, answer] = createDeferred();
  const out = mockEndpoint('POST /auth/logout', refusal('unauthenticated'));
  mockEndpoint('POST /member/sessions/end-others', refusal('unauthenticated'));
  const renewed = mockEndpoint('POST /auth/refresh', async () => {
    await answered;
    return {};
  });
  // Begins the renewal that the logout then waits for.
  const call = memberCall('POST /member/sessions/end-others', {}).catch(String);
  await expect.poll(() => renewed.length).toBe(1);
  await logOutLate(store, () => out.length === 1);
  markSession();
  await store.set(session.openSessionAtom);
  await new Promise((resolve) => setTimeout(resolve, 20));
  answer();
  await call;
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect([out.length, hasSessionMark()]).toEqual([1, true]);
});

it('AUTH-21 an answer about one member that arrives when another one is shown is not kept', async () => {
  const { client, store, shown } = await openAs();
  const [answered, answer] = createDeferred();
  const held =
    <T>(data: T) =>
    async () => {
      await answered;
      return { data };
    };
  mockEndpoint('PUT /member/counsels/:id/visit-answer', held(sampleCounsel()));
  mockEndpoint(
    'POST /member/line-reading',
    held({ isOffered: true, isBlocked: false, agreed: null, isFriend: true }),
  );
  mockEndpoint(
    'POST /member/bookmarks',
    held({ id: 'b', bookmarkableId: CLINIC.id, bookmarkableType: CLINIC.type }),
  );
  const { id } = sampleCounsel();
  const heart = { memberId: MINE, target: CLINIC, isBookmarked: false, onChanged: () => undefined };
  const writes = [
    read(store, () => useAnswerVisit(id)).mutateAsync({
      answer: 'came',
      appointmentAt: '2026-11-20T05:05:00.000Z',
    }),
    store.get(chooseLineReadingAtom).mutateAsync({ agreed: true, language: 'ko' }),
    store.set(toggleBookmarkAtom, heart),
  ];
  const outcomes = Promise.allSettled(writes);
  await expect.poll(() => named.length).toBe(1 + writes.length);
  await changeMember(store);
  await expect.poll(shown).toBe(OTHER);
  answer();
  await outcomes;
  const personal = client
    .getQueryCache()
    .getAll()
    .filter(({ queryKey: [call], state }) => String(call) !== 'GET /member/my-info' && state.data);
  expect(personal.map(({ queryKey }) => queryKey)).toEqual([]);
});

it('AUTH-21 what an answer leaves behind after the logout is removed at the next login', async () => {
  const { client, store, shown } = await openAs();
  mockEndpoint('POST /auth/logout', {});
  await store.set(logoutAtom, fakeEnvironment());
  const key = counselQuery(sampleCounsel().id).queryKey;
  client.setQueryData(key, { data: sampleCounsel() });
  mockEndpoint('GET /member/my-info', { data: sampleMember({ id: OTHER }) });
  markSession();
  await store.set(session.openSessionAtom);
  await expect.poll(shown).toBe(OTHER);
  expect(client.getQueryData(key)).toBeUndefined();
});
