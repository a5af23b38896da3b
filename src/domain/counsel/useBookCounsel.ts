import { useAtomValue } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import type { Counsel, CounselForm } from '../../../contract/counsel.ts';
import { codeOf, type FailureCode } from '../../api/ApiError.ts';
import { memberCall } from '../../api/memberCall.ts';
import { eventQuery } from '../event/eventQueries.ts';
import { counselListQuery } from './counselQueries.ts';

/** Sends a booking. The server books one form under one key only once. */
export function useBookCounsel() {
  const client = useAtomValue(queryClientAtom);
  return async (form: CounselForm, idempotencyKey: string): Promise<Counsel> => {
    const { data } = await memberCall(
      'POST /member/counsels',
      { body: form },
      { idempotencyKey },
    ).catch((cause: unknown) => {
      // The event page behind the sheet still shows the event as open.
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

/** The server would refuse the same booking again. */
export const isRefused = (cause: unknown) => REFUSALS.includes(codeOf(cause));

/** `?done` makes the counsel page show the "sent" notice. */
export const sentCounselPath = (id: string) => `/counsel/${id}?done`;
