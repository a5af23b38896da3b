import type { QueryClient } from '@tanstack/query-core';
import { useEffect } from 'react';
import type { ApiKey } from '../../../contract/api.ts';
import { type OpenStream, openStream } from '../../api/liveStream.ts';
import { renewingOnce } from '../../api/memberCall.ts';
import { useQueryClient } from '../../api/useQueryClient.ts';
import { followLive, type LiveChange } from './followLive.ts';

const LIST = 'GET /member/counsels';
const COUNSEL = 'GET /member/counsels/:id';
const NOTICES = 'GET /member/notices';
const THREAD = 'GET /member/counsels/:id/messages';

/** The live stream of the member. */
export const openMemberStream: OpenStream = (signal) =>
  renewingOnce((named) => openStream('GET /member/live', signal, named));

/** Keeps counsels, threads and notices that a member sees up to date. */
export function useMemberLive(): void {
  const client = useQueryClient();
  useEffect(
    () =>
      followLive({
        open: openMemberStream,
        onChanges: (changes) => showChanges(client, changes),
        onAsk: () => {
          for (const key of [COUNSEL, THREAD, LIST, NOTICES] as const) void refetch(client, key);
        },
      }),
    [client],
  );
}

function showChanges(client: QueryClient, changes: readonly LiveChange[]): void {
  if (changes.some(({ kind }) => kind === 'notice')) void refetch(client, NOTICES);
  const others = changes.filter(({ kind }) => kind !== 'notice');
  if (others.length > 0) void refetch(client, LIST);
  for (const { kind, counselId } of others) {
    void refetch(client, kind === 'counsel' ? COUNSEL : THREAD, counselId);
  }
}

/** The queries of what is shown are sent again at once, the others when they are shown. */
const refetch = (client: QueryClient, key: ApiKey, id?: string) =>
  client.invalidateQueries({
    queryKey: id === undefined ? [key] : [key, { params: { id } }],
  });
