import type { IdentityProof } from '../src/environment/environment.ts';
import { liff } from './sdk.ts';

/** Without a LIFF id the SDK was not started, and Line knows nobody here. */
export const identityProof = (): IdentityProof | null => {
  if (!isStarted()) return null;
  return liff.isInClient() ? ofLineApp : ofLineLogin;
};

const isStarted = () => liff.id !== null;

const ofLineApp: IdentityProof = {
  by: 'line-app',
  token: () => liff.getIDToken(),
  renew: () => {
    // The SDK never renews a token it has. Without any, it asks Line for one when it starts.
    liff.logout();
    location.reload();
  },
  // The app of Line goes on knowing its owner.
  forget: () => undefined,
};

const ofLineLogin: IdentityProof = {
  by: 'line-login',
  token: () => liff.getIDToken(),
  renew: () => {
    liff.logout();
    liff.login({ redirectUri: location.href });
  },
  forget: () => liff.logout(),
};
