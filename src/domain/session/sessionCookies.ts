import { type CallInput, call } from '../../api/call.ts';
import { hasSessionMark } from '../../environment/sessionMark.ts';

/** The server set the session cookies, but the browser did not store them. */
export class CookiesRefused extends Error {
  override name = 'CookiesRefused';
}

/** Exchanges a token pair for session cookies. */
export async function setSessionCookies(
  body: CallInput<'POST /auth/session'>['body'],
): Promise<void> {
  await call('POST /auth/session', { body });
  if (!hasSessionMark()) throw new CookiesRefused();
}
