import { LANGUAGE_PARAMETER } from '../../contract/plain/language.ts';

/** The router's basename inside LINE. */
export const LINE_BASENAME = '/liff';

/** Whether LINE opens this address; its path begins with the basename. */
export const isLineAddress = (url: string) => /^\/liff(\/|\?|$)/.test(url);

/**
 * The page that an address of LINE leads to, beginning with the basename. It is Japanese unless the address names a
 * language or one of `languages` is Korean. The server passes Accept-Language, the browser the device and LINE languages.
 */
export const lineAddress = (href: string, languages: readonly string[]) =>
  inAppLanguage(plainAddress(href), languages);

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
export function plainAddress(href: string): string {
  const address = new URL(href, 'http://localhost');
  const state = address.searchParams.get('liff.state');
  if (state) {
    const path = state.startsWith('/') ? state : `/${state}`;
    const meant = new URL(LINE_BASENAME + path, address);
    // The path in `liff.state` must not leave the app.
    const isInside = meant.pathname.startsWith(`${LINE_BASENAME}/`);
    address.pathname = isInside ? meant.pathname : LINE_BASENAME;
    for (const [name, value] of meant.searchParams) address.searchParams.set(name, value);
  }
  for (const name of [...address.searchParams.keys()]) {
    if (name.startsWith('liff.') || ADDED.includes(name)) address.searchParams.delete(name);
  }
  if (/^\/liff\/?$/.test(address.pathname)) address.pathname = `${LINE_BASENAME}/home/`;
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
