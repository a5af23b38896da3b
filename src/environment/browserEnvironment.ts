import type { Environment, SharedLink } from './environment.ts';
import { openFriendPage } from './friendPage.ts';
import { inAppBrowserOf, loginProvidersIn, outsideAddressOf } from './inAppBrowser.ts';
import { openLogin } from './openLogin.ts';

export const browserEnvironment: Environment = {
  kind: 'browser',
  basename: '',
  boot: async () => {},
  language: () => navigator.language,
  plainAddress: () => location.pathname + location.search,
  share,
  openExternal,
  loginProviders: () => loginProvidersIn(inAppBrowserOf(navigator.userAgent)),
  outsideAddress: () => outsideAddressOf(location.href, inAppBrowserOf(navigator.userAgent)),
  openLogin,
  identityProof: () => null,
  // A link to a Line account does nothing where Line is not installed.
  friendAddWay: () => (isHandheld() ? 'press' : 'scan'),
  addFriend: openFriendPage,
  close: () => window.close(),
};

function openExternal(url: string): void {
  window.open(url, '_blank', 'noopener,noreferrer');
}

async function share(link: SharedLink) {
  if (!navigator.share) return 'unsupported';
  try {
    await navigator.share(link);
    return 'shared';
  } catch {
    // The sheet was closed, or the browser wants a fresh tap: nothing was shared either way.
    return 'dismissed';
  }
}

/** An iPad calls itself a Mac, but no Mac can be touched. */
function isHandheld(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return (
    /Android|iPhone|iPad|iPod/.test(userAgent) ||
    (maxTouchPoints > 1 && /Macintosh/.test(userAgent))
  );
}
