import { LANGUAGE_PARAMETER } from '../../contract/plain/language.ts';

/** What the console tells the login beside its address. */
export interface LoginState {
  isRetryOffered: boolean;
}

/** The login's address, with the page and its filters to return to. */
export function loginFrom(pathname: string, search: string): string {
  const parameters = new URLSearchParams(search);
  // The language can change at the login and is carried along separately.
  parameters.delete(LANGUAGE_PARAMETER);
  const query = String(parameters);
  return `/login?next=${encodeURIComponent(pathname + (query && `?${query}`))}`;
}

/** Only console addresses are accepted, because the parameter may come from another site. */
export function returnAddress(search: string): string {
  const wanted = new URLSearchParams(search).get('next') ?? '';
  return /^\/console(\/[\w/-]*)?(\?[^#?]*)?$/.test(wanted) ? wanted : '/console/counsels';
}
