import { codeOf } from '../../api/ApiError.ts';
import { call } from '../../api/call.ts';
import { keepOnDevice, readFromDevice } from '../../environment/deviceMemory.ts';
import { forgetDraftsAndFiles } from '../../environment/drafts.ts';
import type { Environment, IdentityProof } from '../../environment/environment.ts';
import {
  forgetVisit,
  rememberForVisit,
  remembersFromVisit,
} from '../../environment/lineAppVisit.ts';
import { hasSessionMark, removeSessionMark } from '../../environment/sessionMark.ts';
import { languageHeader } from '../../i18n/i18n.ts';
import { setSessionCookies } from './sessionCookies.ts';

/** After this time the app shows the visitor as a guest and does not wait for LINE. */
const LINE_LOGIN_TIMEOUT_MS = 8_000;

const begun = new WeakMap<Environment, Promise<boolean>>();
let underway: Promise<unknown> | undefined;

/**
 * Where LINE gives an ID token, the app exchanges it for a session, once per start, without asking the visitor.
 * Resolves to true after a login; after a failure the visitor stays a guest.
 */
export function logInByProof(environment: Environment): Promise<boolean> {
  const proof = environment.identityProof();
  if (!proof) return Promise.resolve(false);
  const running = begun.get(environment);
  if (running) return running;
  const login = attempt(proof).catch((cause: unknown) => {
    console.error('The LINE login failed', cause);
    return false;
  });
  begun.set(environment, login);
  underway = Promise.race([login, wait(LINE_LOGIN_TIMEOUT_MS)]);
  return login;
}

/** Before this resolves it is unknown whether the visitor is a member. */
export const lineLoginSettled = async (): Promise<void> => {
  await underway;
};

async function attempt(proof: IdentityProof): Promise<boolean> {
  if (!proof.token() || remembersFromVisit('logged out')) return false;
  if (hasSessionMark()) {
    if (!isOtherLineAccount(proof)) return false;
    // Removed before the exchange: if it fails, this person must not see the other member's data.
    removeSessionMark();
    forgetDraftsAndFiles();
  }
  await exchangeProof(proof);
  return true;
}

/** An expired token is renewed once per visit. Rejects with login_failed or a network error. */
export async function exchangeProof(proof: IdentityProof): Promise<void> {
  const token = proof.token();
  if (token === null) return leaveForToken(proof);
  try {
    const pair = await call(
      'POST /member/line/liff-login',
      { body: { id_token: token } },
      languageHeader(location.search),
    );
    await setSessionCookies(pair);
    forgetVisit();
    keepLineAccount(proof);
  } catch (cause) {
    if (codeOf(cause) !== 'login_failed' || remembersFromVisit('renewed')) throw cause;
    return leaveForToken(proof);
  }
}

/** LINE navigates away from this page, so the promise never resolves. */
function leaveForToken(proof: IdentityProof): Promise<never> {
  rememberForVisit('renewed');
  proof.renew();
  return new Promise(() => undefined);
}

const wait = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

const KEY = 'line-account';

/** Remembers which LINE account the session belongs to: at the next start another account may be active. */
export const keepLineAccount = (proof: IdentityProof) => keepOnDevice(KEY, accountOf(proof));

export const forgetLineAccount = () => keepOnDevice(KEY, null);

/**
 * Whether LINE names another account than the one that opened the session. Inside the LINE app a session of an
 * unknown account counts as another's; in an ordinary browser it may come from another provider.
 */
export function isOtherLineAccount(proof: IdentityProof): boolean {
  const account = accountOf(proof);
  const known = readFromDevice(KEY);
  if (account === null) return false;
  return known === null ? proof.by === 'line-app' : known !== account;
}

/** The subject of the ID token. Not verified here: the server verifies it. */
function accountOf(proof: IdentityProof): string | null {
  const [, payload = ''] = proof.token()?.split('.') ?? [];
  try {
    const { sub } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof sub === 'string' ? sub : null;
  } catch {
    return null; // Not a JWT.
  }
}
