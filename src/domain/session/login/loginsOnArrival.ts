import { useAtomValue } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useEnvironment } from '../../../environment/environment.ts';
import { takeLoginArrival } from '../../../environment/loginTrip.ts';
import { notify } from '../../../widgets/toast/notify.ts';
import { logInByProof } from '../lineLogin.ts';
import { announceSession, reloadSession } from '../sessionChanges.ts';

/** Shows a toast on the first page after a login that ended in this window. Used once, by AppLayout. */
export function useLoginArrival(): void {
  const { t } = useTranslation();
  useEffect(() => {
    if (takeLoginArrival()) notify('info', t('login.newBrowser'));
  }, [t]);
}

/** Shows a toast after a LINE login at the start. The visitor stays on the page. Used once, by AppLayout. */
export function useLineAppLogin(): void {
  const { t } = useTranslation();
  const client = useAtomValue(queryClientAtom);
  const environment = useEnvironment();
  useEffect(() => {
    let isMounted = true;
    logInByProof(environment)
      .then(async (hasLoggedIn) => {
        if (!hasLoggedIn || !isMounted) return;
        announceSession();
        const by = environment.identityProof()?.by;
        notify('success', t(by === 'line-app' ? 'login.fromLineApp' : 'login.done'));
        await reloadSession(client);
      })
      .catch((cause: unknown) => console.error('The session is not known', cause));
    return () => {
      isMounted = false;
    };
  }, [environment, client, t]);
}
