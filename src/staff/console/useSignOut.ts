import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { codeOf } from '../../api/ApiError.ts';
import { call } from '../../api/call.ts';
import { writeAtom } from '../../api/queryAtoms.ts';
import { forgetPreviews } from '../../domain/preview/keepPreview.ts';
import { forgetDraftsAndFiles } from '../../environment/forgetDrafts.ts';
import { announceStaff } from '../../environment/sessionChannel.ts';
import { withLanguage } from '../../widgets/link/AppLink.tsx';
import { showToast } from '../../widgets/toast/showToast.ts';
import { sendHeldAtom } from '../counsel/inbox/heldSteps.ts';

/**
 * Deletes what was written in this browser, because the computer may be shared, and tells the other tabs. After a
 * failed call the page and its drafts stay: the session lives on, and only the server can end it.
 */
export function useSignOut() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { t } = useTranslation('staff');
  const sendHeld = useSetAtom(sendHeldAtom);
  const { mutateAsync, isRunning, isPending } = useAtomValue(signOutAtom);
  const signOut = async (): Promise<void> => {
    if (isRunning()) return;
    try {
      await mutateAsync(sendHeld);
    } catch (cause) {
      console.error('POST /auth/logout failed', cause);
      // The session has ended before.
      const isOut = codeOf(cause) === 'unauthenticated';
      if (!isOut) return showToast('warning', t('signOutFailed'));
    }
    forgetPreviews();
    forgetDraftsAndFiles('staff');
    // All tabs leave the console; this one without an address to return to.
    announceStaff(null);
    void navigate(withLanguage('/login', search), { replace: true });
  };
  return { signOut, isBusy: isPending };
}

const signOutAtom = writeAtom(async (sendHeld: () => Promise<unknown>): Promise<void> => {
  await sendHeld();
  await call('POST /auth/logout', {});
});
