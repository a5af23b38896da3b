import type { QueryClient } from '@tanstack/query-core';
import type { ApiKey } from '../../contract/api.ts';
import { callAsStaff, staffQuery } from '../api/staffCall.ts';
import { keepDraftsFor } from './draftOwner.ts';

const accountQuery = staffQuery('GET /auth/my-info', {});

/** The signed-in account. From its answer on, calls and drafts of this tab belong to it. */
export const currentStaffQuery = {
  ...accountQuery,
  queryFn: async () => {
    const answer = await accountQuery.queryFn();
    callAsStaff(answer.data.id);
    keepDraftsFor(answer.data.user_id);
    return answer;
  },
  staleTime: Number.POSITIVE_INFINITY,
};

/** Data that only staff may read. */
const isOfStaff = (queryKey: readonly unknown[]) =>
  /^GET \/(staff|auth)\//.test(String(queryKey[0]));

/** Called before another account signs in. */
export const forgetStaffAnswers = (client: QueryClient) =>
  client.removeQueries({ predicate: ({ queryKey }) => isOfStaff(queryKey) });

/** Refetches lists after a change. Records are not refetched, because each reading is an entry of the access record. */
export const refetchLists = (client: QueryClient, key: ApiKey) =>
  client.invalidateQueries({ queryKey: [key] });

/** Refetches the lists also when the write fails: another window may have removed the record. */
export async function thenRefetchLists(
  client: QueryClient,
  key: ApiKey,
  write: Promise<unknown>,
): Promise<void> {
  try {
    await write;
  } finally {
    await refetchLists(client, key);
  }
}

/** Refetches shown lists that are stale. */
export const refetchStaleLists = (client: QueryClient, key: ApiKey) =>
  client.refetchQueries({ queryKey: [key], type: 'active', stale: true });
