import { useAtomValue } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useEnvironment } from '../../environment/environment.ts';
import { notify } from '../../widgets/notify.ts';
import { logInByProof } from './lineAppLogin.ts';
import { announceSession } from './sessionChannel.ts';
import { reloadSession } from './sessionMemory.ts';

/**
 * Says that Line has logged the visitor in at the start. Nobody is led anywhere: whoever opened the app
 * itself is where that leads anyway, and whoever followed a link wants to see its page. Once, in the frame.
 */
export function useLineAppLogin(): void {
  const { t } = useTranslation();
  const client = useAtomValue(queryClientAtom);
  const environment = useEnvironment();
  useEffect(() => {
    let isHere = true;
    logInByProof(environment)
      .then(async (hasLoggedIn) => {
        if (!hasLoggedIn || !isHere) return;
        announceSession();
        const by = environment.identityProof()?.by;
        notify('success', t(by === 'line-app' ? 'login.fromLineApp' : 'login.done'));
        await reloadSession(client);
      })
      .catch((cause: unknown) => console.error('The session is not known', cause));
    return () => {
      isHere = false;
    };
  }, [environment, client, t]);
}
