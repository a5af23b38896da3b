import { atom } from 'jotai';
import { memberCall } from '../api/memberCall.ts';
import type { Environment } from '../environment/environment.ts';
import { endSessionAtom } from './sessionAtom.ts';

/** On a bad connection the call may take minutes. A member on a shared phone expects to be logged out. */
const LONGEST_WAIT_MS = 5_000;

/**
 * Logs out in this browser, also when the call fails or takes long: then it goes on without being awaited. An expired
 * access token is renewed first: without it the server cannot end the session, and it would stay valid for weeks.
 */
export const logoutAtom = atom(null, async (_get, set, environment: Environment) => {
  const call = memberCall('POST /auth/logout', {}).catch((cause: unknown) =>
    console.error('POST /auth/logout failed', cause),
  );
  await Promise.race([call, new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))]);
  set(endSessionAtom, environment);
});
