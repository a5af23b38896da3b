import { type CallInput, call } from '../../api/call.ts';
import { hasSessionMark } from '../../environment/sessionMark.ts';

/** The server opened a session, and the browser does not keep its cookies. */
export class CookiesRefused extends Error {
  override name = 'CookiesRefused';
}

/** Swaps a pair for the cookies of a session. */
export async function openServerSession(
  body: CallInput<'POST /auth/session'>['body'],
): Promise<void> {
  await call('POST /auth/session', { body });
  if (!hasSessionMark()) throw new CookiesRefused();
}
