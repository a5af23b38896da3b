import { useAtomValue } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import type { StaffCounsel, StaffCounselChangeForm } from '../../../contract/staffCounsel.ts';
import { staffCall, staffQuery } from '../../api/staffCall.ts';
import { useAct } from '../parts/useAct.ts';
import { askListsAnew } from '../staffAnswers.ts';

/** Reading the text is written down each time, so it is read once and not in the background. */
export const counselQuery = (id: string) => ({
  ...staffQuery('GET /staff/counsels/:id', { params: { id } }),
  staleTime: Number.POSITIVE_INFINITY,
});

type Change = Omit<StaffCounselChangeForm, 'version'>;

/** Changes a counsel as it was shown. Whoever was overtaken sees what has become of it. */
export function useCounselDesk({ id, version }: StaffCounsel) {
  const client = useAtomValue(queryClientAtom);
  const { queryKey } = counselQuery(id);
  const renewInbox = () => void askListsAnew(client, 'GET /staff/counsels');
  const { act, isBusy } = useAct(() => {
    void client.invalidateQueries({ queryKey });
    renewInbox();
  });

  const change = (wanted: Change, done: string): Promise<boolean> =>
    act(async () => {
      const body = { version, ...wanted };
      const answer = await staffCall('PATCH /staff/counsels/:id', { params: { id }, body });
      client.setQueryData(queryKey, answer);
      renewInbox();
    }, done);
  return { change, isBusy };
}
