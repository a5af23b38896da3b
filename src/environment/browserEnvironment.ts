import { isApplePhone } from './applePhone.ts';
import type { Environment, SharedLink } from './environment.ts';
import { openFriendPage } from './friendPage.ts';
import { inAppBrowserOf, loginProvidersIn, outsideAddressOf } from './inAppBrowser.ts';
import { openLogin } from './openLogin.ts';

export const browserEnvironment: Environment = {
  basename: '',
  prepare: async () => {},
  plainAddress: () => location.pathname + location.search,
  share,
  openExternal,
  openFile,
  loginProviders: () => loginProvidersIn(inAppBrowserOf(navigator.userAgent)),
  outsideAddress: () => outsideAddressOf(location.href, inAppBrowserOf(navigator.userAgent)),
  openLogin,
  identityProof: () => null,
  // A link to a LINE account works only where LINE is installed; on a computer the visitor scans a code.
  friendAddWay: () => (isHandheld() ? 'link' : 'scan'),
  addFriend: openFriendPage,
  push: async () => (await import('./pushDevice.ts')).pushDevice,
};

function openExternal(url: string): void {
  window.open(url, '_blank', 'noopener,noreferrer');
}

function openFile(path: string): void {
  const url = new URL(path, location.href).href;
  location.assign(outsideAddressOf(url, inAppBrowserOf(navigator.userAgent)) ?? url);
}

async function share(link: SharedLink) {
  if (!navigator.share) return 'unsupported';
  try {
    await navigator.share(link);
    return 'shared';
  } catch {
    // The visitor closed the share sheet, or the browser requires a new tap: nothing was shared.
    return 'dismissed';
  }
}

const isHandheld = () => /Android/.test(navigator.userAgent) || isApplePhone();
