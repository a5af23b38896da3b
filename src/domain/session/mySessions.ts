import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { isNotFound } from '../../api/ApiError.ts';
import { writesById } from '../../api/atomsByInput.ts';
import { memberCall, memberQuery } from '../../api/memberCall.ts';
import { type Write, writeAtom } from '../../api/queryAtoms.ts';
import { useData } from '../../api/useServerData.ts';
import { showToast } from '../../widgets/toast/showToast.ts';
import { useFailureText } from '../failureText.ts';

/** Where the member is logged in. It may have changed on another device, so each visit asks again. */
const mySessionsQuery = { ...memberQuery('GET /member/sessions', {}), staleTime: 0 };

/** `not_found`: the session had already ended, on its device or by an earlier press whose answer was lost. */
const useSessionEnd = writesById(async (id, _: undefined, client): Promise<void> => {
  try {
    await memberCall('DELETE /member/sessions/:id', { params: { id } });
  } catch (cause) {
    if (!isNotFound(cause)) throw cause;
  }
  await client.invalidateQueries({ queryKey: mySessionsQuery.queryKey });
});

const endOthersAtom = writeAtom(async (_: undefined, client): Promise<void> => {
  await memberCall('POST /member/sessions/end-others', {});
  await client.invalidateQueries({ queryKey: mySessionsQuery.queryKey });
});

export const useMySessions = () => useData(mySessionsQuery);

export const useEndSession = (id: string) => useEnding(useSessionEnd(id));

export const useEndOtherSessions = () => useEnding(useAtomValue(endOthersAtom));

/** Sends the write once, and shows the result as a toast. */
function useEnding({ mutateAsync, isRunning, isPending }: Write<void, undefined>) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const end = async () => {
    if (isRunning()) return;
    try {
      await mutateAsync(undefined);
      showToast('success', t('session.ended'));
    } catch (cause) {
      console.error('The session did not end', cause);
      showToast('error', failureText(cause));
    }
  };
  return { end: () => void end(), isBusy: isPending };
}
