import type { IdentityProof } from '../src/environment/environment.ts';
import { liff } from './sdk.ts';

/** Without a LIFF id the SDK was not started and has no token. */
export const identityProof = (): IdentityProof | null => {
  if (!isStarted()) return null;
  return liff.isInClient() ? inLineApp : inOrdinaryBrowser;
};

const isStarted = () => liff.id !== null;

const inLineApp: IdentityProof = {
  by: 'line-app',
  token: () => liff.getIDToken(),
  accessToken: () => liff.getAccessToken(),
  renew: () => {
    // The SDK never renews a token. Without one it asks LINE for a new one at the next start.
    liff.logout();
    location.reload();
  },
  // The LINE app stays logged in.
  forget: () => undefined,
};

const inOrdinaryBrowser: IdentityProof = {
  by: 'line-login',
  token: () => liff.getIDToken(),
  accessToken: () => liff.getAccessToken(),
  renew: () => {
    liff.logout();
    liff.login({ redirectUri: location.href });
  },
  forget: () => liff.logout(),
};
