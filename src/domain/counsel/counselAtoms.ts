import type { QueryClient } from '@tanstack/query-core';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import type { Counsel, CounselCard } from '../../../contract/counsel.ts';
import { answerOf } from '../../api/answerOf.ts';
import { memberPages, memberQuery } from '../../api/memberCall.ts';
import { pagesOf } from '../../api/pagesOf.ts';
import { atomWithInfiniteQuery } from '../../api/queryAtoms.ts';
import { useQueryClient } from '../../api/useQueryClient.ts';
import { useData, useServerData } from '../../api/useServerData.ts';
import { MEMBER_PAGE_SIZE } from '../../constants.ts';
import { type Answer, dataOf, mapAnswer } from '../../lib/answer.ts';
import { listOf, totalOf } from '../../lib/list.ts';
import { useSession } from '../session/useSession.ts';

export const counselListQuery = memberPages('GET /member/counsels', (query) => ({ query }), {
  limit: MEMBER_PAGE_SIZE,
  rowsOf: (answer) => listOf<CounselCard>(answer),
});

export const counselQuery = (id: string) =>
  memberQuery('GET /member/counsels/:id', { params: { id } });

export const useSimilarClinics = (id: string) =>
  useData(memberQuery('GET /member/counsels/:id/similar', { params: { id } }));

/** Enabled for members with a nickname only: the specification shows no counsel without one. */
export function useCounsel(id: string): Answer<Counsel> {
  const session = useSession();
  const options = { enabled: session.state === 'member' && Boolean(session.member.nickname) };
  const client = useQueryClient();
  const result = useServerData(counselQuery(id), options);
  const isNews = result.data?.data.changed === true;

  // Reading a counsel marks it as seen on the server, so the list must refetch as well.
  useEffect(() => {
    if (isNews) void client.invalidateQueries({ queryKey: counselListQuery.queryKey });
  }, [client, isNews]);

  return mapAnswer(answerOf(result), ({ data }) => data);
}

/**
 * Sends a write and shows the counsel that it answers. After a failure the counsel is read again, because the clinic may
 * have changed it. The list is read again in both cases.
 */
export async function sendAndShow<T extends { data: Counsel }>(
  client: QueryClient,
  id: string,
  send: () => Promise<T>,
): Promise<T> {
  const { queryKey } = counselQuery(id);
  try {
    const answer = await send();
    client.setQueryData(queryKey, answer);
    return answer;
  } catch (cause) {
    void client.invalidateQueries({ queryKey });
    throw cause;
  } finally {
    void client.invalidateQueries({ queryKey: counselListQuery.queryKey });
  }
}

const counselListAtom = atomWithInfiniteQuery(() => counselListQuery);

/** The member's counsels, newest first. Older ones with an appointment ahead come with the first page. */
export function useCounselList() {
  const list = pagesOf(useAtomValue(counselListAtom), (page) => [
    ...listOf<CounselCard>(page),
    ...(page.data.upcoming ?? []),
  ]);
  const { first } = list;
  const rows = dataOf(list.answer) ?? [];
  return {
    ...list,
    total: Math.max(first ? totalOf<CounselCard>(first) : 0, rows.length),
    /** Counsels on further pages may have news too, so the server's flag counts first. */
    hasNews:
      first?.data.hasNews === true || rows.some(({ changed, unread = 0 }) => changed || unread > 0),
  };
}
