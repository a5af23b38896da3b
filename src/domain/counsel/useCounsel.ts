import { useAtomValue } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { useEffect } from 'react';
import type { Counsel } from '../../../contract/counsel.ts';
import { isNotFound } from '../../api/ApiError.ts';
import { useServerData } from '../../api/useServerData.ts';
import { useSession } from '../session/useSession.ts';
import type { RecordState } from '../useRecord.ts';
import { counselListQuery, counselQuery } from './counselQueries.ts';

/** Asked for once it is known that a member is looking who has a nickname: without one no counsel is shown. */
export function useCounsel(id: string): RecordState<Counsel> {
  const session = useSession();
  const options = { enabled: session.state === 'member' && Boolean(session.member.nickname) };
  const client = useAtomValue(queryClientAtom);
  const { data, error, isFetching, refetch } = useServerData(counselQuery(id), options);
  const isNews = data?.data.changed === true;

  // Whoever opens a counsel has seen it, so the server calls it no news from now on; the list must not either.
  useEffect(() => {
    if (isNews) void client.invalidateQueries({ queryKey: counselListQuery.queryKey });
  }, [client, isNews]);

  if (data) return { state: 'shown', record: data.data };
  if (!error) return { state: 'loading' };
  if (isNotFound(error)) return { state: 'missing' };
  return { state: 'failed', isRetrying: isFetching, retry: () => void refetch() };
}
