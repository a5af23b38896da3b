import { LANGUAGE_PARAMETER } from '../contract/language.ts';

/** Parameters that LINE adds to the address after a login. */
const ADDED = [
  'code',
  'state',
  'liffClientId',
  'liffRedirectUri',
  'friendship_status_changed',
  'error',
  'error_description',
  'liffOAuth2Error',
  'liffIsEscapedFromApp',
  'is_liff_external_open_window',
];

/**
 * Path and query of the opened link. Until LINE has answered, they are in `liff.state`. The part after '#'
 * belongs to LINE and may hold tokens.
 */
export function plainAddress(href: string, basename: string): string {
  const address = new URL(href);
  const state = address.searchParams.get('liff.state');
  if (state) {
    const path = state.startsWith('/') ? state : `/${state}`;
    const meant = new URL(basename + path, address);
    // The path in `liff.state` must not leave the app.
    const isInside = meant.pathname.startsWith(`${basename}/`);
    address.pathname = isInside ? meant.pathname : `${basename}/`;
    for (const [name, value] of meant.searchParams) address.searchParams.set(name, value);
  }
  for (const name of [...address.searchParams.keys()]) {
    if (name.startsWith('liff.') || ADDED.includes(name)) address.searchParams.delete(name);
  }
  // The SDK appends the link's query to the app's own, so the last `lang` counts.
  const language = address.searchParams.getAll(LANGUAGE_PARAMETER).at(-1);
  if (language !== undefined) address.searchParams.set(LANGUAGE_PARAMETER, language);
  return address.pathname + address.search;
}

/** Adds Japanese to the address, unless the address names a language or one of `languages` is Korean. */
export function inAppLanguage(address: string, languages: readonly string[]): string {
  const [path = '', query] = address.split('?');
  const asked = new URLSearchParams(query);
  if (asked.has(LANGUAGE_PARAMETER) || languages.some((each) => /^ko\b/i.test(each)))
    return address;
  asked.set(LANGUAGE_PARAMETER, 'ja');
  return `${path}?${asked}`;
}
