import type { LoginProvider } from './environment.ts';

/** An app that shows pages in a window of its own, where a second window loses touch with the first. */
export type InAppBrowser = 'line' | 'kakaotalk' | 'naver' | 'instagram' | 'facebook';

const MARKS: readonly [InAppBrowser, RegExp][] = [
  ['line', /\bLine\/\d/i],
  ['kakaotalk', /\bKAKAOTALK\b/i],
  ['naver', /\bNAVER\(inapp/i],
  ['instagram', /\bInstagram\b/],
  ['facebook', /\bFB(?:AN|AV|_IAB)\b/],
];

/** null: a browser of its own. */
export function inAppBrowserOf(userAgent: string): InAppBrowser | null {
  return MARKS.find(([, mark]) => mark.test(userAgent))?.[0] ?? null;
}

const ALL: readonly LoginProvider[] = ['line', 'google', 'kakao', 'apple'];

/** Google refuses every browser inside an app. */
export const loginProvidersIn = (browser: InAppBrowser | null): readonly LoginProvider[] =>
  browser === null ? ALL : ALL.filter((provider) => provider !== 'google');

/** The address that leads out of an app's browser; most apps know none. */
export function outsideAddressOf(page: string, browser: InAppBrowser | null): string | null {
  if (browser === 'kakaotalk') {
    return `kakaotalk://web/openExternal?url=${encodeURIComponent(page)}`;
  }
  if (browser !== 'line') return null;
  const address = new URL(page);
  // Already there: Line has been asked before and did not follow.
  if (address.searchParams.has('openExternalBrowser')) return null;
  address.searchParams.set('openExternalBrowser', '1');
  return address.href;
}
