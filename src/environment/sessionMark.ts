import { SESSION_MARK } from '../../contract/sessionMark.ts';

/** Whether this browser was given a session. Visitors without one are spared a call that can only fail. */
export const hasSessionMark = () =>
  document.cookie.split(/;\s*/).some((pair) => pair.startsWith(`${SESSION_MARK}=`));

/** A logout whose call did not arrive still is one, as far as this browser shows. */
export function removeSessionMark(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in half of the browsers we serve
  document.cookie = `${SESSION_MARK}=; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Path=/; SameSite=Lax`;
}
