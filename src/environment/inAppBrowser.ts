import type { LoginProvider } from './environment.ts';

/** A browser inside another app. There a second window loses its connection to the first. */
type InAppBrowser = 'line' | 'kakaotalk' | 'naver' | 'instagram' | 'facebook';

const MARKS: readonly [InAppBrowser, RegExp][] = [
  ['line', /\bLine\/\d/i],
  ['kakaotalk', /\bKAKAOTALK\b/i],
  ['naver', /\bNAVER\(inapp/i],
  ['instagram', /\bInstagram\b/],
  ['facebook', /\bFB(?:AN|AV|_IAB)\b/],
];

/** Null for an ordinary browser. */
export function inAppBrowserOf(userAgent: string): InAppBrowser | null {
  return MARKS.find(([, mark]) => mark.test(userAgent))?.[0] ?? null;
}

/** The login buttons, in this order. */
const LOGIN_BUTTONS: readonly LoginProvider[] = ['line', 'google', 'kakao', 'apple'];

/** The buttons of a browser: Google refuses logins in every in-app browser. */
export const loginProvidersIn = (browser: InAppBrowser | null): readonly LoginProvider[] =>
  browser === null ? LOGIN_BUTTONS : LOGIN_BUTTONS.filter((provider) => provider !== 'google');

/** The address that opens the page in the phone's own browser; most apps have none. */
export function outsideAddressOf(page: string, browser: InAppBrowser | null): string | null {
  if (browser === 'kakaotalk') {
    return `kakaotalk://web/openExternal?url=${encodeURIComponent(page)}`;
  }
  if (browser !== 'line') return null;
  const address = new URL(page);
  // The address has the parameter already, and LINE ignored it: do not try a second time.
  if (address.searchParams.has('openExternalBrowser')) return null;
  address.searchParams.set('openExternalBrowser', '1');
  return address.href;
}
