import { LANGUAGE_PARAMETER } from '../../contract/language.ts';
/** The login, with the place that leads back to it and what a list there is narrowed to. */
export function loginFrom(pathname: string, search: string): string {
  const parameters = new URLSearchParams(search);
  // It goes along by itself, and may be changed at the login.
  parameters.delete(LANGUAGE_PARAMETER);
  const place = parameters.size > 0 ? `${pathname}?${parameters}` : pathname;
  return `/login?next=${encodeURIComponent(place)}`;
}

/** Only ever a place of the console: the address may have been made by others. */
export function wayBack(search: string): string {
  const wanted = new URLSearchParams(search).get('next') ?? '';
  return /^\/console(\/[\w/-]*)?(\?[^#?]*)?$/.test(wanted) ? wanted : '/console/counsels';
}
