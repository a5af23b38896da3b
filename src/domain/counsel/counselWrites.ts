import type { QueryClient } from '@tanstack/query-core';
import type { Counsel, CounselForm } from '../../../contract/counsel.ts';
import type { VisitAnswerForm } from '../../../contract/visitAnswer.ts';
import { codeOf, isNotFound, isUncertain } from '../../api/ApiError.ts';
import { writesById } from '../../api/atomsByInput.ts';
import { languageHeader } from '../../api/languageHeader.ts';
import { callsOfMember, memberCall } from '../../api/memberCall.ts';
import { type Agreement, agree } from '../consent/consentAtoms.ts';
import { eventQuery } from '../event/eventAtoms.ts';
import { counselListQuery, counselQuery, sendAndShow } from './counselAtoms.ts';

/** How the member wants to continue after the booking. */
export type Way = 'here' | 'line';

interface BookingToSend {
  way: Way;
  form: CounselForm;
  /** The query of our page, with its language. */
  search: string;
  /** The server books one form under one key only once. */
  idempotencyKey: string;
  /** Set if the member agrees to the consent text with this press. */
  agreement: Agreement | null;
}

/** One for each draft: a booking that takes long does not delay the one at another clinic. */
export const useBookCounsel = writesById(
  async (
    _draft,
    { form, search, idempotencyKey, agreement }: BookingToSend,
    client,
  ): Promise<Counsel> => {
    const call = callsOfMember();
    if (agreement) await agree(client, agreement, call);
    const { data } = await call(
      'POST /member/counsels',
      { body: form },
      { idempotencyKey, headers: languageHeader(search) },
    ).catch((cause: unknown) => {
      // The event page behind the modal still shows the event as open.
      if (codeOf(cause) === 'event_ended') {
        void client.invalidateQueries({ queryKey: eventQuery(form.sourceId).queryKey });
      }
      throw cause;
    });
    void client.invalidateQueries({ queryKey: counselListQuery.queryKey });
    return data;
  },
);

/**
 * Cancels a counsel. Its queries refetch after success and after failure. If the answer of an earlier press was lost,
 * the server refuses this one although the counsel is canceled.
 */
export const useCancelCounsel = writesById(async (id, reason: string, client): Promise<void> => {
  try {
    await memberCall('PATCH /member/counsels/:id', {
      params: { id },
      body: { state: 'CANCELED', reason },
    });
  } catch (cause) {
    if (codeOf(cause) !== 'not_allowed_now' || !(await isCanceled(client, id))) throw cause;
  } finally {
    void client.invalidateQueries({ queryKey: counselQuery(id).queryKey });
    void client.invalidateQueries({ queryKey: counselListQuery.queryKey });
  }
});

const isCanceled = (client: QueryClient, id: string): Promise<boolean> =>
  client.fetchQuery({ ...counselQuery(id), staleTime: 0 }).then(
    ({ data }) => data.state === 'CANCELED',
    () => false,
  );

/** Whether the member came. */
export const useAnswerVisit = writesById(
  async (id, body: VisitAnswerForm, client): Promise<void> => {
    const params = { id };
    const send = () => memberCall('PUT /member/counsels/:id/visit-answer', { params, body });
    try {
      await sendAndShow(client, id, send);
    } finally {
      // The row in the list is busy until the list, which is being read, has the answer.
      const { queryKey } = counselListQuery;
      await client.invalidateQueries({ queryKey }, { cancelRefetch: false });
    }
  },
);

/** Asks for the address of the calendar file. It is valid for ten minutes, so each press asks again. */
export const useCalendarFile = writesById(async (id): Promise<string> => {
  const params = { id };
  const { data } = await memberCall('POST /member/counsels/:id/calendar-file', { params });
  return data.path;
});

/** The answer of the booking is lost. */
export const mayBeBooked = isUncertain;

/** Visitors no longer see the clinic, or what the member books from. */
export const isHidden = isNotFound;

/** The event that the member books from has not begun. */
export const hasNotBegun = (cause: unknown) => codeOf(cause) === 'not_allowed_now';

/** `?done` makes the counsel page show the "sent" notice. */
export const sentCounselPath = (id: string) => `/counsel/${id}?done`;
