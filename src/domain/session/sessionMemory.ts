import type { Query, QueryClient } from '@tanstack/query-core';
import type { Member } from '../../../contract/member.ts';
import { whoQuery } from './sessionQueries.ts';

/** Asks again who is looking, and lets everything that was a member's follow. */
export async function reloadSession(client: QueryClient): Promise<Member | null> {
  const who = await client.fetchQuery({ ...whoQuery, staleTime: 0 });
  if (who) await client.invalidateQueries({ predicate: isPersonal });
  else forgetMember(client);
  return who;
}

/** From now on a guest is looking, and nothing of the member is left in memory. */
export function forgetMember(client: QueryClient): void {
  client.setQueryData(whoQuery.queryKey, null);
  client.removeQueries({ predicate: isPersonal });
}

const isPersonal = ({ queryKey: [call] }: Query) =>
  typeof call === 'string' && call.startsWith('GET /member/') && call !== whoQuery.queryKey[0];
