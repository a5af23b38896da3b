import { atom } from 'jotai';
import { codeOf } from '../../api/ApiError.ts';
import { call } from '../../api/call.ts';
import { languageHeader } from '../../api/languageHeader.ts';
import type { Environment, IdentityProof } from '../../environment/environment.ts';
import { isOtherLineAccount, keepLineAccount } from '../../environment/lineAccount.ts';
import { forgetVisit, rememberInVisit, remembersInVisit } from '../../environment/lineAppVisit.ts';
import { hasSessionMark } from '../../environment/sessionMark.ts';
import { forgetSession } from '../../state/forgetSession.ts';
import { lineLoginAtom } from '../../state/sessionAtom.ts';
import { setSessionCookies } from '../../state/sessionCookies.ts';

/** After this time the app shows the visitor as a guest and does not wait for LINE. */
const LINE_LOGIN_TIMEOUT_MS = 8_000;

/**
 * Where LINE gives an ID token, the app exchanges it for a session, once per start, without asking the visitor.
 * Resolves to true after a login; after a failure the visitor stays a guest.
 */
export const startLineLoginAtom = atom(
  null,
  (get, set, environment: Environment): Promise<boolean> => {
    const running = get(startedAtom);
    if (running) return running;
    const proof = environment.identityProof();
    if (!proof) return Promise.resolve(false);
    const login = attempt(proof).catch((cause: unknown) => {
      console.error('The LINE login failed', cause);
      return false;
    });
    set(startedAtom, login);
    set(lineLoginAtom, Promise.race([login, wait(LINE_LOGIN_TIMEOUT_MS)]));
    return login;
  },
);

const startedAtom = atom<Promise<boolean> | null>(null);

async function attempt(proof: IdentityProof): Promise<boolean> {
  if (!proof.token() || remembersInVisit('logged out')) return false;
  if (hasSessionMark()) {
    if (!isOtherLineAccount(proof)) return false;
    // Before the exchange: if it fails, this person must not see the other member's data.
    forgetSession();
  }
  return exchangeProof(proof);
}

/**
 * An expired token is renewed once per visit. False: the page left for LINE, and the visitor has come back to it. Rejects
 * with login_failed or a network error.
 */
export async function exchangeProof(proof: IdentityProof): Promise<boolean> {
  const token = proof.token();
  if (token === null) return goToLineForToken(proof);
  try {
    const pair = await call(
      'POST /member/line/liff-login',
      { body: { id_token: token } },
      languageHeader(),
    );
    await setSessionCookies(pair);
    forgetVisit();
    keepLineAccount(proof);
    return true;
  } catch (cause) {
    if (codeOf(cause) !== 'login_failed' || remembersInVisit('renewed')) throw cause;
    return goToLineForToken(proof);
  }
}

/** LINE navigates away from this page. Resolves when Back shows the page again as it was. */
function goToLineForToken(proof: IdentityProof): Promise<false> {
  rememberInVisit('renewed');
  proof.renew();
  return new Promise((resolve) => {
    const handleReturn = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      removeEventListener('pageshow', handleReturn);
      resolve(false);
    };
    addEventListener('pageshow', handleReturn);
  });
}

const wait = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
