import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.ts';
import { notify } from '../../widgets/notify.ts';
import { useEndSession } from './useEndSession.ts';

/** Whoever logs out on somebody else's phone expects to be out, also when the call does not arrive. */
export function useLogout() {
  const { t } = useTranslation();
  const endSession = useEndSession();
  return async (): Promise<void> => {
    try {
      await call('POST /auth/logout', {});
    } catch (cause) {
      console.error('POST /auth/logout failed', cause);
    }
    endSession();
    notify('success', t('login.loggedOut'));
  };
}
