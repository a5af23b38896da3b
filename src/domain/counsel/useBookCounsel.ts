import { useAtomValue } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import type { Counsel, CounselForm } from '../../../contract/counsel.ts';
import { memberCall } from '../../api/memberCall.ts';
import { counselListQuery } from './counselQueries.ts';

/** Books; the same form under the same key is booked once, however often it is sent. */
export function useBookCounsel() {
  const client = useAtomValue(queryClientAtom);
  return async (form: CounselForm, idempotencyKey: string): Promise<Counsel> => {
    const { data } = await memberCall('POST /member/counsels', { body: form }, { idempotencyKey });
    void client.invalidateQueries({ queryKey: counselListQuery.queryKey });
    return data;
  };
}
