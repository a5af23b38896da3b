import type { Counsel, CounselForm } from '../../../contract/counsel.ts';
import type { VisitAnswerForm } from '../../../contract/visitAnswer.ts';
import { codeOf, type FailureCode } from '../../api/ApiError.ts';
import { atomsByInput, useAtomOf } from '../../api/atomsByInput.ts';
import { memberCall } from '../../api/memberCall.ts';
import { atomWithMutation } from '../../api/queryAtoms.ts';
import { type Agreement, agree } from '../consent/consentAtoms.ts';
import { eventQuery } from '../event/eventAtoms.ts';
import { counselListQuery, counselQuery } from './counselAtoms.ts';

/** How the member wants to continue after the booking. */
export type Way = 'here' | 'line';

interface Order {
  way: Way;
  form: CounselForm;
  /** The server books one form under one key only once. */
  idempotencyKey: string;
  /** Set if the member agrees to the consent text with this press. */
  agreement: Agreement | null;
}

export const bookCounselAtom = atomWithMutation(() => ({
  mutationFn: async ({ form, idempotencyKey, agreement }: Order, { client }): Promise<Counsel> => {
    if (agreement) await agree(client, agreement);
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
  },
}));

/** Cancels a counsel. Its queries refetch after success and after failure. */
export const cancelCounselAtom = atomWithMutation(() => ({
  mutationFn: async ({ id, reason }: { id: string; reason: string }, { client }): Promise<void> => {
    try {
      await memberCall('PATCH /member/counsels/:id', {
        params: { id },
        body: { state: 'CANCELED', reason },
      });
    } finally {
      void client.invalidateQueries({ queryKey: counselQuery(id).queryKey });
      void client.invalidateQueries({ queryKey: counselListQuery.queryKey });
    }
  },
}));

/** Whether the member came. After a failure the counsel is read again: the clinic may have changed the appointment. */
const answerVisitAtoms = atomsByInput((id: string) =>
  atomWithMutation(() => ({
    mutationFn: async (body: VisitAnswerForm, { client }): Promise<void> => {
      const { queryKey } = counselQuery(id);
      try {
        const params = { id };
        const answer = await memberCall('PUT /member/counsels/:id/visit-answer', { params, body });
        client.setQueryData(queryKey, answer);
      } catch (cause) {
        void client.invalidateQueries({ queryKey });
        throw cause;
      } finally {
        await client.invalidateQueries({ queryKey: counselListQuery.queryKey });
      }
    },
  })),
);

export const useAnswerVisit = (counselId: string) => useAtomOf(answerVisitAtoms, counselId);

/** Asks for the address of the calendar file. It is valid for ten minutes, so each press asks again. */
const calendarFileAtoms = atomsByInput((id: string) =>
  atomWithMutation(() => ({
    mutationFn: async (): Promise<string> => {
      const params = { id };
      const { data } = await memberCall('POST /member/counsels/:id/calendar-file', { params });
      return data.path;
    },
  })),
);

export const useCalendarFile = (counselId: string) => useAtomOf(calendarFileAtoms, counselId);

const REFUSALS: readonly FailureCode[] = [
  'body_too_large',
  'event_ended',
  'clinic_limit_reached',
  'day_limit_reached',
];

/** The server would refuse the same booking again. */
export const isRefused = (cause: unknown) => REFUSALS.includes(codeOf(cause));

/** `?done` makes the counsel page show the "sent" notice. */
export const sentCounselPath = (id: string) => `/counsel/${id}?done`;
