import { useAtomValue } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { memberCall } from '../../api/memberCall.ts';
import { counselListQuery, counselQuery } from './counselQueries.ts';

/** Steps back from a counsel. Whatever comes of it, what is shown of the counsel is asked for anew. */
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
