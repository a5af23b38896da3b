import { useAtomValue } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import type { Counsel, CounselForm } from '../../../contract/counsel.ts';
import { codeOf, type FailureCode } from '../../api/ApiError.ts';
import { memberCall } from '../../api/memberCall.ts';
import { eventQuery } from '../event/eventQueries.ts';
import { counselListQuery } from './counselQueries.ts';

/** Books; the same form under the same key is booked once, however often it is sent. */
export function useBookCounsel() {
  const client = useAtomValue(queryClientAtom);
  return async (form: CounselForm, idempotencyKey: string): Promise<Counsel> => {
    const { data } = await memberCall(
      'POST /member/counsels',
      { body: form },
      { idempotencyKey },
    ).catch((cause: unknown) => {
      // The page behind the sheet was drawn before the end.
      if (codeOf(cause) === 'event_ended') {
        void client.invalidateQueries({ queryKey: eventQuery(form.sourceId).queryKey });
      }
      throw cause;
    });
    void client.invalidateQueries({ queryKey: counselListQuery.queryKey });
    return data;
  };
}

const REFUSALS: readonly FailureCode[] = [
  'event_ended',
  'clinic_limit_reached',
  'day_limit_reached',
];

/** The server has refused the booking, and would refuse it again. */
export const isRefused = (cause: unknown) => REFUSALS.includes(codeOf(cause));

/** The page of a counsel, which then says first that it was sent. */
export const sentCounselPath = (id: string) => `/counsel/${id}?done`;
