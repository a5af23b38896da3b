import { CancelledError, type Query, type QueryClient } from '@tanstack/query-core';
import { useAtomValue } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { useEffect } from 'react';
import type { Member } from '../../../contract/member.ts';
import { watchLostSession } from '../../api/memberCall.ts';
import { forgetDraftsAndFiles } from '../../environment/drafts.ts';
import { removeSessionMark } from '../../environment/sessionMark.ts';
import { currentMemberQuery } from './useSession.ts';

const CHANNEL = 'session-changed';

/** Tells the other tabs of this browser about a login or a logout. */
export function announceSession(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(null);
  channel.close();
}

export function watchSession(onChange: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = onChange;
  return () => channel.close();
}

/** Asks the server for the current member and refreshes all personal data. */
export async function reloadSession(client: QueryClient): Promise<Member | null> {
  const before = client.getQueryData<Member | null>(currentMemberQuery.queryKey);
  cancelRunningQuery(client);
  const who = await client
    .fetchQuery({ ...currentMemberQuery, staleTime: 0 })
    .catch(guestIfLoggedOut);
  if (!who) forgetMember(client);
  // Another member's data must not stay visible while the new answers load.
  else if (before && before.id !== who.id) await client.resetQueries({ predicate: isPersonal });
  else await client.invalidateQueries({ predicate: isPersonal });
  return who;
}

/** The visitor becomes a guest: all personal data leave the query cache. */
export function forgetMember(client: QueryClient): void {
  cancelRunningQuery(client);
  client.setQueryData(currentMemberQuery.queryKey, null);
  client.removeQueries({ predicate: isPersonal });
}

/** Only a logout cancels this query without starting a new one. */
function guestIfLoggedOut(cause: unknown): null {
  if (cause instanceof CancelledError) return null;
  throw cause;
}

/** A request from before the change may still answer: its answer is out of date. */
function cancelRunningQuery(client: QueryClient): void {
  void client.cancelQueries({ queryKey: currentMemberQuery.queryKey }, { silent: true });
}

const isPersonal = ({ queryKey: [call] }: Query) =>
  typeof call === 'string' &&
  call.startsWith('GET /member/') &&
  call !== currentMemberQuery.queryKey[0];

/** Follows session changes in other tabs and on the server. Used once, by AppLayout. */
export function useSessionChanges(): void {
  const client = useAtomValue(queryClientAtom);
  useEffect(() => {
    const follow = async (onGuest?: () => void) => {
      try {
        if (!(await reloadSession(client))) onGuest?.();
      } catch (cause) {
        console.error('The session is not known', cause);
      }
    };
    // An expired session keeps the drafts, because the member logs in again; a logout removes them.
    const handleLoss = () => {
      removeSessionMark();
      void follow();
    };
    const handleChange = () => void follow(forgetDraftsAndFiles);
    // A page from the back-forward cache received no messages while it was frozen.
    const handleReturn = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void follow();
    };
    const stopWatching = [watchSession(handleChange), watchLostSession(handleLoss)];
    addEventListener('pageshow', handleReturn);
    return () => {
      removeEventListener('pageshow', handleReturn);
      for (const stop of stopWatching) stop();
    };
  }, [client]);
}
