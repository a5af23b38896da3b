import { CancelledError, type Query, type QueryClient } from '@tanstack/query-core';
import { atom, type Getter } from 'jotai';
import type { Member } from '../../contract/member.ts';
import { codeOf } from '../api/ApiError.ts';
import { callAsMember, memberCall } from '../api/memberCall.ts';
import { atomWithQuery, queryClientAtom } from '../api/queryAtoms.ts';
import { PUSH_TOLD } from '../environment/forgetDevice.ts';
import { announceSession } from '../environment/sessionChannel.ts';
import { hasSessionMark } from '../environment/sessionMark.ts';
import { forgetInWindow } from '../environment/windowMemory.ts';
import { type SessionTokens, setSessionCookies } from './sessionCookies.ts';

/** Who uses this browser. */
export type Session =
  /** The server has not answered yet. Pages for guests and for members differ, so show neither. */
  | { state: 'unknown' }
  | { state: 'unreachable'; retry: () => void }
  | { state: 'guest' }
  | { state: 'member'; member: Member };

export const UNKNOWN_SESSION: Session = { state: 'unknown' };

export const sessionAtom = atom((get): Session => {
  const { data: member, isError, refetch } = get(currentMemberAtom);
  if (member) return { state: 'member', member };
  if (member === null) return { state: 'guest' };
  return isError ? { state: 'unreachable', retry: () => void refetch() } : UNKNOWN_SESSION;
});

/** Null for guests, and while it is unknown. */
export const memberIdAtom = atom((get) => {
  const session = get(sessionAtom);
  return session.state === 'member' ? session.member.id : null;
});

/** Exchanges the token pair of a login for session cookies. All tabs then show the member. */
export const loginAtom = atom(null, async (_get, set, tokens: SessionTokens) => {
  await setSessionCookies(tokens);
  return set(openSessionAtom);
});

/** Called when the session cookies are new. */
export const openSessionAtom = atom(null, async (get, set) => {
  announceSession();
  try {
    return await set(reloadSessionAtom);
  } catch (cause) {
    // The login itself succeeded. The member is asked for again, and after a failure the page offers a retry.
    console.error('The session is not known', cause);
    void get(queryClientAtom).resetQueries({ queryKey: MEMBER_KEY });
    return null;
  }
});

/** How often the member has logged out since the page was opened, in any tab. */
export const logoutsAtom = atom(0);

/** Asks the server for the current member and refreshes all personal data. */
export const reloadSessionAtom = atom(null, async (get): Promise<Member | null> => {
  const client = get(queryClientAtom);
  const before = client.getQueryData<Member | null>(MEMBER_KEY);
  cancelRunningQuery(client);
  // The session may be a new one without a push subscription, so this tab tells the server again.
  forgetInWindow(PUSH_TOLD);
  const who = await client
    .fetchQuery({ ...currentMemberQuery(get), staleTime: 0 })
    .catch(guestIfLoggedOut);
  if (!who) forgetMember(client);
  // Another member's data must not stay visible while the new answers load. Some may have arrived after the logout.
  else if (before?.id !== who.id) await client.resetQueries({ predicate: isPersonal });
  else await client.invalidateQueries({ predicate: isPersonal });
  return who;
});

/** Waits until it is known who uses this browser. Rejects if the server does not say. */
export const waitForMemberAtom = atom(
  null,
  (get): Promise<Member | null> =>
    get(queryClientAtom).fetchQuery({
      ...currentMemberQuery(get),
      staleTime: Number.POSITIVE_INFINITY,
    }),
);

/** From now on each call names the member that the page shows. */
export const nameMemberInCalls = (client: QueryClient) =>
  callAsMember(() => client.getQueryData<Member | null>(MEMBER_KEY)?.id);

/** A LINE login that began with the page. Until it ends the app does not know whether the visitor is a member. */
export const lineLoginAtom = atom<Promise<unknown> | null>(null);

/** The query of the member. */
export const MEMBER_KEY = ['GET /member/my-info', {}] as const;

/** The member of this browser's session, or null for a guest. */
const currentMemberQuery = (get: Getter) => {
  const lineLogin = get(lineLoginAtom);
  return { queryKey: MEMBER_KEY, queryFn: () => readMember(lineLogin) };
};

const currentMemberAtom = atomWithQuery(currentMemberQuery);

async function readMember(lineLogin: Promise<unknown> | null): Promise<Member | null> {
  await lineLogin;
  if (!hasSessionMark()) return null;
  try {
    const { data } = await memberCall('GET /member/my-info', {});
    return data.token.type === 'MEMBER' ? data : null;
  } catch (cause) {
    if (codeOf(cause) === 'unauthenticated') return null;
    throw cause;
  }
}

/** The visitor becomes a guest: all personal data leave the query cache. */
export function forgetMember(client: QueryClient): void {
  cancelRunningQuery(client);
  client.setQueryData(MEMBER_KEY, null);
  client.removeQueries({ predicate: isPersonal });
}

/** For a read that was cancelled. If no newer read runs, a logout cancelled it, and the visitor is a guest. */
function guestIfLoggedOut(cause: unknown): null {
  if (cause instanceof CancelledError) return null;
  throw cause;
}

/** Cancels a request from before the change: its answer would be out of date. */
function cancelRunningQuery(client: QueryClient): void {
  void client.cancelQueries({ queryKey: MEMBER_KEY }, { silent: true });
}

const isPersonal = ({ queryKey: [call] }: Query) =>
  String(call).startsWith('GET /member/') && call !== MEMBER_KEY[0];
