import { CancelledError, type Query, type QueryClient } from '@tanstack/query-core';
import type { Member } from '../../../contract/member.ts';
import { whoQuery } from './sessionQueries.ts';

/** Asks again who is looking, and lets everything that was a member's follow. */
export async function reloadSession(client: QueryClient): Promise<Member | null> {
  const before = client.getQueryData<Member | null>(whoQuery.queryKey);
  dropAnswerUnderway(client);
  const who = await client.fetchQuery({ ...whoQuery, staleTime: 0 }).catch(guestIfLoggedOut);
  if (!who) forgetMember(client);
  // Not even until the answers are there does anybody see what was another's.
  else if (before && before.id !== who.id) await client.resetQueries({ predicate: isPersonal });
  else await client.invalidateQueries({ predicate: isPersonal });
  return who;
}

/** From now on a guest is looking, and nothing of the member is left in memory. */
export function forgetMember(client: QueryClient): void {
  dropAnswerUnderway(client);
  client.setQueryData(whoQuery.queryKey, null);
  client.removeQueries({ predicate: isPersonal });
}

/** Only a logout cancels the question for good; a newer question takes its place otherwise. */
function guestIfLoggedOut(cause: unknown): null {
  if (cause instanceof CancelledError) return null;
  throw cause;
}

/** An answer that was asked for before the session changed may still come: it says nothing any more. */
function dropAnswerUnderway(client: QueryClient): void {
  void client.cancelQueries({ queryKey: whoQuery.queryKey }, { silent: true });
}

const isPersonal = ({ queryKey: [call] }: Query) =>
  typeof call === 'string' && call.startsWith('GET /member/') && call !== whoQuery.queryKey[0];
