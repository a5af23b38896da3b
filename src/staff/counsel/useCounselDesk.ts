import { useAtomValue } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import type { StaffCounsel, StaffCounselChangeForm } from '../../../contract/staffCounsel.ts';
import { codeOf } from '../../api/ApiError.ts';
import { staffCall, staffQuery } from '../../api/staffCall.ts';
import { useAct } from '../parts/useAct.ts';
import { refetchLists } from '../staffAnswers.ts';

/** The audit log records each read, so it is never refetched in the background. */
export const counselQuery = (id: string) => ({
  ...staffQuery('GET /staff/counsels/:id', { params: { id } }),
  staleTime: Number.POSITIVE_INFINITY,
});

type Change = Omit<StaffCounselChangeForm, 'version'>;

/** Changes a counsel. After a `stale_version` the colleague's version is shown. */
export function useCounselDesk({ id, version }: StaffCounsel) {
  const client = useAtomValue(queryClientAtom);
  const { queryKey } = counselQuery(id);
  const renewInbox = () => void refetchLists(client, 'GET /staff/counsels');
  const { act, isBusy } = useAct(renewInbox);

  const change = (wanted: Change, done: string): Promise<boolean> =>
    act(async () => {
      const body = { version, ...wanted };
      const input = { params: { id }, body };
      try {
        client.setQueryData(queryKey, await staffCall('PATCH /staff/counsels/:id', input));
      } catch (cause) {
        if (codeOf(cause) !== 'stale_version') throw cause;
        const now = await staffCall('GET /staff/counsels/:id', { params: { id } });
        client.setQueryData(queryKey, now);
        if (!isAlready(now.data, wanted)) throw cause;
      }
      renewInbox();
    }, done);
  return { change, isBusy };
}

/**
 * The answer to an earlier press may have been lost. If the counsel is already as wanted, that press was stored, and
 * this one is a success.
 */
function isAlready(counsel: StaffCounsel, { state, reason, note, appointment }: Change): boolean {
  const days = [counsel.consultationAt, counsel.treatmentAt];
  return (
    (state === undefined || state === counsel.state) &&
    (reason === undefined || counsel.history.some((move) => move.reason === reason)) &&
    (note === undefined || note === counsel.note) &&
    (appointment === undefined || days.includes(appointment))
  );
}
