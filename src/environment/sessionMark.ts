import { SECURE_SESSION_MARK, SESSION_MARK } from '../../contract/plain/sessionMark.ts';

const NAMES = [SECURE_SESSION_MARK, SESSION_MARK];

/** Whether this browser has a session. Visitors without one skip calls that would fail. */
export const hasSessionMark = () =>
  document.cookie.split(/;\s*/).some((pair) => NAMES.some((name) => pair.startsWith(`${name}=`)));

/** Called at logout even when the call fails, so that this browser shows a guest. */
export function removeSessionMark(): void {
  const over = '=; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Path=/; SameSite=Lax';
  // Without Secure a browser does not let the name with the prefix be changed.
  for (const cookie of [`${SECURE_SESSION_MARK}${over}; Secure`, `${SESSION_MARK}${over}`]) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in half of the browsers we serve
    document.cookie = cookie;
  }
}
