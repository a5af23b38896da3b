import { atom } from 'jotai';
import { call } from '../api/call.ts';
import { renewingOnce } from '../api/memberCall.ts';
import { queryClientAtom } from '../api/queryAtoms.ts';
import type { Environment } from '../environment/environment.ts';
import { rememberInVisit } from '../environment/lineAppVisit.ts';
import { watchSession } from '../environment/sessionChannel.ts';
import { hasSessionMark, removeSessionMark } from '../environment/sessionMark.ts';
import { forgetSession } from './forgetSession.ts';
import { forgetMember } from './sessionAtom.ts';

/** On a bad connection the call may take minutes. A member on a shared phone expects to be logged out. */
const LONGEST_WAIT_MS = 5_000;

/**
 * Logs out in this browser after five seconds at most, also if the call fails or takes longer. A longer call goes on in
 * the background until the next login, which aborts it: a late answer would delete the new cookies. An expired access
 * token is renewed first: without it the server cannot end the session, and it would stay valid for weeks.
 */
export const logoutAtom = atom(null, async (_get, set, environment: Environment) => {
  const login = new AbortController();
  const { signal } = login;
  let isGuest = false;
  const send = (named: Record<string, string>) => {
    // The renewal was late, and has marked the browser again.
    if (isGuest && !signal.aborted) removeSessionMark();
    return call('POST /auth/logout', {}, named, signal);
  };
  const answer = renewingOnce(send, undefined, signal).catch((cause: unknown) => {
    if (!signal.aborted) console.error('POST /auth/logout failed', cause);
  });
  await Promise.race([answer, new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))]);
  set(endSessionAtom, environment);
  isGuest = true;
  const stopWatching = watchSession(() => {
    if (hasSessionMark()) login.abort();
  });
  void answer.then(stopWatching);
});

/** Removes everything personal from this browser, in every tab. It does not call the server. */
export const endSessionAtom = atom(null, (get, _set, { identityProof }: Environment) => {
  const proof = identityProof();
  if (proof) {
    rememberInVisit('logged out');
    proof.forget();
  }
  forgetSession();
  forgetMember(get(queryClientAtom));
});
