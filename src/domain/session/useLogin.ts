import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TokenPair } from '../../../contract/session.ts';
import { type LoginProvider, useEnvironment } from '../../environment/environment.ts';
import { keepLoginPress, type LoginPress } from '../../state/loginPress.ts';
import { notify } from '../../widgets/notify.ts';
import { askLoginAddress, stateOf } from './loginCalls.ts';
import { awaitLogin } from './loginReceiver.ts';
import { CookiesRefused } from './openServerSession.ts';
import { useOpenSession } from './useOpenSession.ts';
import { useProofLogin } from './useProofLogin.ts';

/** Begins a login, and ends it when its window brings the pair. The press that needs it is done afterwards. */
export function useLogin(press?: LoginPress) {
  const { t } = useTranslation();
  const environment = useEnvironment();
  const openSession = useOpenSession();
  const logInByProof = useProofLogin();
  const [pending, setPending] = useState<LoginProvider | null>(null);

  const fail = (cause: unknown) => {
    console.error('Nobody was logged in', cause);
    notify('error', t(cause instanceof CookiesRefused ? 'login.cookiesRefused' : 'login.noMember'));
  };

  const handlePair = async (pair: TokenPair, provider: LoginProvider) => {
    try {
      await openSession(pair, provider);
      notify('success', t('login.done'));
    } catch (cause) {
      fail(cause);
    }
  };

  const addressOf = async (provider: LoginProvider) => {
    const address = await askLoginAddress(provider);
    awaitLogin({ state: stateOf(address), onPair: (pair) => handlePair(pair, provider) });
    return address;
  };

  /** Within the press itself, so that the browser allows a window. */
  const begin = async (provider: LoginProvider): Promise<void> => {
    setPending(provider);
    const proof = provider === 'line' ? environment.identityProof() : null;
    try {
      const login = proof ? logInByProof(proof) : environment.openLogin(addressOf(provider));
      // Not before: a window that the login opens begins with a copy of what this one remembers.
      keepLoginPress(press);
      await login;
    } catch (cause) {
      fail(cause);
    } finally {
      setPending(null);
    }
  };

  return { begin, pending };
}
