import { useTranslation } from 'react-i18next';
import { memberCall } from '../../api/memberCall.ts';
import { notify } from '../../widgets/notify.ts';
import { useEndSession } from './useEndSession.ts';

/**
 * Whoever logs out on somebody else's phone expects to be out, also when the call does not arrive, and when the
 * access has run out: the session behind it has weeks to go.
 */
export function useLogout() {
  const { t } = useTranslation();
  const endSession = useEndSession();
  return async (): Promise<void> => {
    try {
      await memberCall('POST /auth/logout', {});
    } catch (cause) {
      console.error('POST /auth/logout failed', cause);
    }
    endSession();
    notify('success', t('login.loggedOut'));
  };
}
