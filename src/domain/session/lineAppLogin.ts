import { codeOf } from '../../api/ApiError.ts';
import { call } from '../../api/call.ts';
import type { Environment, IdentityProof } from '../../environment/environment.ts';
import {
  forgetVisit,
  rememberForVisit,
  remembersFromVisit,
} from '../../environment/lineAppVisit.ts';
import { hasSessionMark, removeSessionMark } from '../../environment/sessionMark.ts';
import { forgetWritings } from './forgetWritings.ts';
import { languageHeader } from './languageHeader.ts';
import { isOtherLineAccount, keepLineAccount } from './lineAccount.ts';
import { openServerSession } from './openServerSession.ts';

/** Nobody waits longer than this to learn who is looking. */
const PATIENCE_MS = 8_000;

const begun = new WeakMap<Environment, Promise<boolean>>();
let underway: Promise<unknown> | undefined;

/**
 * Where Line is a witness of who is looking, nobody is asked to log in: its word is swapped for our session,
 * once for each start of the app. Says whether that has happened; a failure leaves a guest.
 */
export function logInByProof(environment: Environment): Promise<boolean> {
  const proof = environment.identityProof();
  if (!proof) return Promise.resolve(false);
  const running = begun.get(environment);
  if (running) return running;
  const login = attempt(proof).catch((cause: unknown) => {
    console.error('The login by Line failed', cause);
    return false;
  });
  begun.set(environment, login);
  underway = Promise.race([login, wait(PATIENCE_MS)]);
  return login;
}

/** Until then it is not known whether a guest is looking. */
export const untilProven = async (): Promise<void> => {
  await underway;
};

async function attempt(proof: IdentityProof): Promise<boolean> {
  if (!proof.token() || remembersFromVisit('logged out')) return false;
  if (hasSessionMark()) {
    if (!isOtherLineAccount(proof)) return false;
    // Not even when the swap fails may this person see what is the other's.
    removeSessionMark();
    forgetWritings();
  }
  await swapProof(proof);
  return true;
}

/** A token that has run out is renewed, once for each visit. Fails with login_failed, or as the network does. */
export async function swapProof(proof: IdentityProof): Promise<void> {
  const token = proof.token();
  if (token === null) return leaveForToken(proof);
  try {
    const pair = await call(
      'POST /member/line/liff-login',
      { body: { id_token: token } },
      languageHeader(location.search),
    );
    await openServerSession(pair);
    forgetVisit();
    keepLineAccount(proof);
  } catch (cause) {
    if (codeOf(cause) !== 'login_failed' || remembersFromVisit('renewed')) throw cause;
    return leaveForToken(proof);
  }
}

/** The page is on its way out: whoever waits for the login goes with it. */
function leaveForToken(proof: IdentityProof): Promise<never> {
  rememberForVisit('renewed');
  proof.renew();
  return new Promise(() => undefined);
}

const wait = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
