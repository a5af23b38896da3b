import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useEnvironment } from '../../../environment/environment.ts';
import { takeLoginArrival } from '../../../environment/loginTrip.ts';
import { openSessionAtom } from '../../../state/sessionAtom.ts';
import { showToast } from '../../../widgets/toast/showToast.ts';
import { startLineLoginAtom } from '../lineLogin.ts';

/** Shows a toast on the first page after a login that ended in this window. Used once, by AppLayout. */
export function useLoginArrival(): void {
  const { t } = useTranslation();
  useEffect(() => {
    if (takeLoginArrival()) showToast('info', t('login.newBrowser'));
  }, [t]);
}

/** Shows a toast after a LINE login at the start. The visitor stays on the page. Used once, by AppLayout. */
export function useLineAppLogin(): void {
  const { t } = useTranslation();
  const startLineLogin = useSetAtom(startLineLoginAtom);
  const openSession = useSetAtom(openSessionAtom);
  const environment = useEnvironment();
  useEffect(() => {
    let isMounted = true;
    startLineLogin(environment)
      .then(async (hasLoggedIn) => {
        if (!hasLoggedIn || !isMounted) return;
        const by = environment.identityProof()?.by;
        showToast('success', t(by === 'line-app' ? 'login.fromLineApp' : 'login.done'));
        await openSession();
      })
      .catch((cause: unknown) => console.error('The session is not known', cause));
    return () => {
      isMounted = false;
    };
  }, [environment, startLineLogin, openSession, t]);
}
