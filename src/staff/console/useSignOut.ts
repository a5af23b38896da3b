import { useSetAtom } from 'jotai';
import { useLocation, useNavigate } from 'react-router-dom';
import { call } from '../../api/call.ts';
import { forgetPreviews } from '../../domain/preview/keepPreview.ts';
import { forgetDraftsAndFiles } from '../../environment/drafts.ts';
import { withLanguage } from '../../widgets/link/AppLink.tsx';
import { sendHeldAtom } from '../counsel/inbox/heldSteps.ts';

/** Signs out in this browser even when the call fails, because the computer may be shared. */
export function useSignOut() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const sendHeld = useSetAtom(sendHeldAtom);
  return async (): Promise<void> => {
    await sendHeld();
    try {
      await call('POST /auth/logout', {});
    } catch (cause) {
      console.error('POST /auth/logout failed', cause);
    }
    forgetPreviews();
    forgetDraftsAndFiles('staff');
    void navigate(withLanguage('/login', search), { replace: true });
  };
}
