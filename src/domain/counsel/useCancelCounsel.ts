import { useAtomValue } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { memberCall } from '../../api/memberCall.ts';
import { counselListQuery, counselQuery } from './counselQueries.ts';

/** Cancels a counsel. Its queries refetch after success and after failure. */
export function useCancelCounsel(id: string) {
  const client = useAtomValue(queryClientAtom);
  return async (reason: string): Promise<void> => {
    try {
      await memberCall('PATCH /member/counsels/:id', {
        params: { id },
        body: { state: 'CANCELED', reason },
      });
    } finally {
      void client.invalidateQueries({ queryKey: counselQuery(id).queryKey });
      void client.invalidateQueries({ queryKey: counselListQuery.queryKey });
    }
  };
}
