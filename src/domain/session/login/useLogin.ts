import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import type { TokenPair } from '../../../../contract/session.ts';
import { writeAtom } from '../../../api/queryAtoms.ts';
import {
  type IdentityProof,
  type LoginProvider,
  useEnvironment,
} from '../../../environment/environment.ts';
import { keepLastLogin } from '../../../environment/lastLogin.ts';
import { forgetInVisit } from '../../../environment/lineAppVisit.ts';
import { keepLoginPress, type LoginPress } from '../../../state/loginPress.ts';
import { loginAtom, openSessionAtom } from '../../../state/sessionAtom.ts';
import { CookiesRefused } from '../../../state/sessionCookies.ts';
import { withLanguage } from '../../../widgets/link/AppLink.tsx';
import { showToast } from '../../../widgets/toast/showToast.ts';
import { exchangeProof } from '../lineLogin.ts';
import { loadLoginAddress, sessionTokens, stateOf } from './loginCalls.ts';
import { awaitLoginAtom } from './loginHandOver.ts';

/**
 * Begins a login and completes it when the login window hands over the pair. `press` is the button that needed the
 * login: the app repeats the press afterwards.
 */
export function useLogin(press?: LoginPress) {
  const { t } = useTranslation();
  const environment = useEnvironment();
  const { search } = useLocation();
  const logIn = useSetAtom(loginAtom);
  const awaitLogin = useSetAtom(awaitLoginAtom);
  const logInByLine = useLineLogin();
  const running = useAtomValue(runningLoginAtom);

  const fail = (cause: unknown) => {
    console.error('The login failed', cause);
    showToast(
      'error',
      t(cause instanceof CookiesRefused ? 'login.cookiesRefused' : 'login.noMember'),
    );
  };

  const handlePair = async (pair: TokenPair, provider: LoginProvider) => {
    try {
      await logIn(sessionTokens(pair, provider));
      keepLastLogin(provider);
      showToast('success', t('login.done'));
    } catch (cause) {
      fail(cause);
    }
  };

  const addressOf = async (provider: LoginProvider) => {
    const address = await loadLoginAddress(provider, search);
    awaitLogin({ state: stateOf(address), onPair: (pair) => handlePair(pair, provider) });
    return address;
  };

  /** Called in the click handler itself: only there the browser allows a new window. */
  const begin = async (provider: LoginProvider): Promise<void> => {
    const proof = provider === 'line' ? environment.identityProof() : null;
    try {
      const login = proof ? logInByLine(proof) : environment.openLogin(addressOf(provider));
      // The login window gets a copy of sessionStorage. The press is stored afterwards, so the copy does not have it.
      keepLoginPress(press);
      await running.mutateAsync({ provider, login });
    } catch (cause) {
      fail(cause);
    }
  };

  const pending = running.isPending ? running.variables.provider : null;
  return { begin, pending };
}

interface RunningLogin {
  provider: LoginProvider;
  login: Promise<void>;
}

/**
 * `login` has begun before this mutation runs: a browser opens a window only while it handles the press, and a mutation
 * calls its function later.
 */
const runningLoginAtom = writeAtom(({ login }: RunningLogin) => login);

/** The LINE button where LINE gives an ID token: the login needs no window and no page of the provider. */
function useLineLogin() {
  const { t } = useTranslation();
  const openSession = useSetAtom(openSessionAtom);
  const navigate = useNavigate();
  const { search } = useLocation();
  return async (proof: IdentityProof): Promise<void> => {
    // LINE may load the page again with a new token. The app may log in by itself then: it forgets the logout.
    forgetInVisit('logged out');
    if (!(await exchangeProof(proof))) return;
    keepLastLogin('line');
    const isInLineApp = proof.by === 'line-app';
    // Replaces the history entry of the login modal, before the modal closes itself.
    if (isInLineApp) await navigate(withLanguage('/', search), { replace: true });
    showToast('success', t(isInLineApp ? 'login.fromLineApp' : 'login.done'));
    await openSession();
  };
}
