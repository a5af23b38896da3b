import { SESSION_MARK } from '../../contract/sessionMark.ts';

/** Whether this browser has a session. Visitors without one skip calls that would fail. */
export const hasSessionMark = () =>
  document.cookie.split(/;\s*/).some((pair) => pair.startsWith(`${SESSION_MARK}=`));

/** Called at logout even when the call fails, so that this browser shows a guest. */
export function removeSessionMark(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in half of the browsers we serve
  document.cookie = `${SESSION_MARK}=; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Path=/; SameSite=Lax`;
}
