import { useAtomValue } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import type { IdentityProof } from '../../environment/environment.ts';
import { withLanguage } from '../../widgets/AppLink.tsx';
import { notify } from '../../widgets/notify.ts';
import { swapProof } from './lineAppLogin.ts';
import { announceSession } from './sessionChannel.ts';
import { reloadSession } from './sessionMemory.ts';

/** The login of whoever presses Line's button where Line is a witness: no window, no provider's page. */
export function useProofLogin() {
  const { t } = useTranslation();
  const client = useAtomValue(queryClientAtom);
  const navigate = useNavigate();
  const { search } = useLocation();
  return async (proof: IdentityProof): Promise<void> => {
    await swapProof(proof);
    const isInLineApp = proof.by === 'line-app';
    // In place of the entry of the modal, if this began in one; and before the modal can close by itself.
    if (isInLineApp) await navigate(withLanguage('/', search), { replace: true });
    notify('success', t(isInLineApp ? 'login.fromLineApp' : 'login.done'));
    announceSession();
    await reloadSession(client);
  };
}
