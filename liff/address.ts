/** What Line adds to the address of a login that comes back, and what it needs to find its way. */
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
 * Path and query that a link to the app meant. Until Line has answered they stand in `liff.state`, below the
 * address of the app; what follows the '#' is Line's own and may hold tokens.
 */
export function plainAddress(href: string, basename: string): string {
  const address = new URL(href);
  const state = address.searchParams.get('liff.state');
  if (state) {
    const path = state.startsWith('/') ? state : `/${state}`;
    const meant = new URL(basename + path, address);
    // A path may lead up and out.
    const isInside = meant.pathname.startsWith(`${basename}/`);
    address.pathname = isInside ? meant.pathname : `${basename}/`;
    for (const [name, value] of meant.searchParams) address.searchParams.set(name, value);
  }
  for (const name of [...address.searchParams.keys()]) {
    if (name.startsWith('liff.') || ADDED.includes(name)) address.searchParams.delete(name);
  }
  // The SDK puts the query of a link behind that of the app, and the link counts more.
  const language = address.searchParams.getAll('lang').at(-1);
  if (language !== undefined) address.searchParams.set('lang', language);
  return address.pathname + address.search;
}

/** The address in the language that the Line app speaks, unless it asks for one itself. Korean needs no word. */
export function inAppLanguage(address: string, language: string): string {
  const [path = '', query] = address.split('?');
  const asked = new URLSearchParams(query);
  if (asked.has('lang') || !language.startsWith('ja')) return address;
  asked.set('lang', 'ja');
  return `${path}?${asked}`;
}
