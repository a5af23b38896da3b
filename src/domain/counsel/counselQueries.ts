import { useAtomValue } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { useEffect } from 'react';
import type { Counsel, CounselCard } from '../../../contract/counsel.ts';
import { isNotFound } from '../../api/ApiError.ts';
import { memberPages, memberQuery } from '../../api/memberCall.ts';
import { usePages } from '../../api/usePages.ts';
import { useServerData } from '../../api/useServerData.ts';
import { MEMBER_PAGE_SIZE } from '../../constants.ts';
import { listOf, totalOf } from '../../lib/list.ts';
import type { RecordState } from '../record/useRecord.ts';
import { useSession } from '../session/useSession.ts';

export const counselListQuery = memberPages('GET /member/counsels', (query) => ({ query }), {
  limit: MEMBER_PAGE_SIZE,
  rowsOf: (answer) => listOf<CounselCard>(answer),
});

export const counselQuery = (id: string) =>
  memberQuery('GET /member/counsels/:id', { params: { id } });

/** Enabled for members with a nickname only: the specification shows no counsel without one. */
export function useCounsel(id: string): RecordState<Counsel> {
  const session = useSession();
  const options = { enabled: session.state === 'member' && Boolean(session.member.nickname) };
  const client = useAtomValue(queryClientAtom);
  const { data, error, isFetching, refetch } = useServerData(counselQuery(id), options);
  const isNews = data?.data.changed === true;

  // Reading a counsel marks it as seen on the server, so the list must refetch as well.
  useEffect(() => {
    if (isNews) void client.invalidateQueries({ queryKey: counselListQuery.queryKey });
  }, [client, isNews]);

  if (data) return { state: 'shown', record: data.data };
  if (!error) return { state: 'loading' };
  if (isNotFound(error)) return { state: 'missing' };
  return { state: 'failed', isRetrying: isFetching, retry: () => void refetch() };
}

/** The member's counsels, newest first. `rows` is undefined until the first page has loaded. */
export function useCounselList() {
  const list = usePages(counselListQuery, (answer) => listOf<CounselCard>(answer));
  const { first, rows } = list;
  return {
    ...list,
    total: Math.max(first ? totalOf<CounselCard>(first) : 0, rows?.length ?? 0),
    /** Counsels on further pages may have news too, so the server's flag counts first. */
    hasNews: first?.data.hasNews === true || (rows ?? []).some(({ changed }) => changed),
  };
}
