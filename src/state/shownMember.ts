import type { QueryClient } from '@tanstack/query-core';
import type { Member } from '../../contract/member.ts';
import { MEMBER_KEY } from './sessionAtom.ts';

/** Shows the member that a call has answered. A late answer about a former member is dropped. */
export const showMember = (client: QueryClient, member: Member) =>
  client.setQueryData<Member | null>(MEMBER_KEY, (shown) =>
    shown?.id === member.id ? member : shown,
  );

/** Refetches the member and all personal data. */
export const refetchMember = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({
    predicate: ({ queryKey: [call] }) => String(call).startsWith('GET /member/'),
  });
