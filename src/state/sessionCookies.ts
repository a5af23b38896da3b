import { type CallInput, call } from '../api/call.ts';
import { languageHeader } from '../api/languageHeader.ts';
import { hasSessionMark } from '../environment/sessionMark.ts';

export type SessionTokens = CallInput<'POST /auth/session'>['body'];

/** The server set the session cookies, but the browser did not store them. */
export class CookiesRefused extends Error {
  override name = 'CookiesRefused';
}

/** Exchanges a token pair for session cookies. */
export async function setSessionCookies(body: SessionTokens): Promise<void> {
  await call('POST /auth/session', { body }, languageHeader());
  if (!hasSessionMark()) throw new CookiesRefused();
}
