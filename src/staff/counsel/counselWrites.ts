import type { QueryClient } from '@tanstack/query-core';
import type { StaffCounsel, StaffCounselChangeForm } from '../../../contract/staff/staffCounsel.ts';
import type { VisitCodeForm } from '../../../contract/staff/staffVisit.ts';
import { codeOf } from '../../api/ApiError.ts';
import { writesById } from '../../api/atomsByInput.ts';
import { staffBackgroundCall, staffCall, staffQuery } from '../../api/staffCall.ts';
import { refetchLists } from '../staffAnswers.ts';

const COUNSEL = 'GET /staff/counsels/:id';

/**
 * Each reading of a counsel is in the access record, so the page reads it when a person opens it. In the background
 * only `readAtAppointment` and useStaffLive.ts read it again.
 */
export const counselQuery = (id: string) => staffQuery(COUNSEL, { params: { id } });

/** Reads a shown counsel again. After a failure the page keeps what it shows. */
export async function readAgain(client: QueryClient, id: string): Promise<StaffCounsel> {
  return show(client, await staffCall(COUNSEL, { params: { id } }));
}

/** The same when the appointment begins. No person has pressed, so the session is not prolonged. */
export async function readAtAppointment(client: QueryClient, id: string): Promise<void> {
  show(client, await staffBackgroundCall(COUNSEL, { params: { id } }));
}

function show(client: QueryClient, answer: { data: StaffCounsel }): StaffCounsel {
  client.setQueryData(counselQuery(answer.data.id).queryKey, answer);
  return answer.data;
}

/** True when the page showed an old counsel: it has changed, or its appointment has begun since. */
export const isOutdated = (cause: unknown): boolean =>
  codeOf(cause) === 'stale_version' || codeOf(cause) === 'not_allowed_now';

/** Changes a counsel; the inbox refetches afterwards. If the page was outdated, it shows the counsel of the server. */
async function changeCounsel(
  id: string,
  body: StaffCounselChangeForm,
  client: QueryClient,
): Promise<void> {
  const refetchInbox = () => void refetchInboxAndCalendar(client);
  try {
    show(client, await staffCall('PATCH /staff/counsels/:id', { params: { id }, body }));
  } catch (cause) {
    if (codeOf(cause) === 'slot_full') refetchInbox();
    if (!isOutdated(cause)) throw cause;
    const theirs = await readAgain(client, id);
    if (!isAlreadyAsWanted(theirs, body)) {
      refetchInbox();
      throw cause;
    }
  }
  refetchInbox();
}

export const useChangeCounsel = writesById(changeCounsel);

/**
 * Confirms a new counsel after a message to its member. Other changes may run meanwhile. If one of them moves the
 * counsel, the server refuses this one because of its old version.
 */
export const useConfirmAnswered = writesById((id, shown: StaffCounsel, client) => {
  const known = client.getQueryData<{ data: StaffCounsel }>(counselQuery(id).queryKey);
  const { version } = known?.data.state === shown.state ? known.data : shown;
  return changeCounsel(id, { version, state: 'CLINIC_CONFIRMED' }, client);
});

/** Confirms a visit. */
export const useEnterVisitCode = writesById(
  async (id, body: VisitCodeForm, client): Promise<void> => {
    try {
      show(client, await staffCall('POST /staff/counsels/:id/visit', { params: { id }, body }));
      void refetchInboxAndCalendar(client);
    } catch (cause) {
      if (isOutdated(cause)) await readAgain(client, id);
      throw cause;
    }
  },
);

export const INBOX = 'GET /staff/counsels';
export const INBOX_COUNTS = 'GET /staff/counsel-counts';

/** Also refetches the taken seats. Called after a change, or when another counsel took the seat (`slot_full`). */
export function refetchInboxAndCalendar(client: QueryClient): Promise<void> {
  void refetchLists(client, INBOX_COUNTS);
  void refetchLists(client, 'GET /staff/clinics/:id/slots');
  void refetchLists(client, 'GET /staff/clinics/:id/calendar');
  return refetchLists(client, INBOX);
}

/**
 * A colleague made the same change, or an earlier press was stored and its answer was lost. In both cases this press is
 * a success.
 */
function isAlreadyAsWanted(
  counsel: StaffCounsel,
  { state, reason, note, noShow, appointment }: StaffCounselChangeForm,
): boolean {
  const days = [counsel.consultationAt, counsel.treatmentAt];
  return (
    (state === undefined || state === counsel.state) &&
    (reason === undefined || counsel.history.some((move) => move.reason === reason)) &&
    (note === undefined || note === counsel.note) &&
    (noShow === undefined || noShow === (counsel.noShow !== null)) &&
    (appointment === undefined || days.includes(appointment))
  );
}
