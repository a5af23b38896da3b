import type { QueryClient } from '@tanstack/query-core';
import type { ApiKey } from '../../contract/api.ts';
import type { Staff } from '../../contract/staff.ts';
import { staffCall } from '../api/staffCall.ts';

/** Who is signed in. It changes with a login only. */
export const whoQuery = {
  queryKey: ['GET /auth/my-info', {}] as const,
  queryFn: async (): Promise<Staff> => (await staffCall('GET /auth/my-info', {})).data,
  staleTime: Number.POSITIVE_INFINITY,
};

/** What only the staff may read. */
const isOfStaff = (queryKey: readonly unknown[]) =>
  /^GET \/(staff\/|auth\/my-info)/.test(String(queryKey[0]));

/** Whoever signs in next has not asked for it. */
export const forgetStaffAnswers = (client: QueryClient) =>
  client.removeQueries({ predicate: ({ queryKey }) => isOfStaff(queryKey) });

/** Lists in which something may have moved. Records are not read again: some readings are written down. */
export const askListsAnew = (client: QueryClient, key: ApiKey) =>
  client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === key });

/** Those that show, if they were asked for a while ago. */
export const askOldListsAnew = (client: QueryClient, key: ApiKey) =>
  client.refetchQueries({
    predicate: ({ queryKey }) => queryKey[0] === key,
    type: 'active',
    stale: true,
  });
