import { inAppLanguage, plainAddress } from './address.ts';
import { liff } from './sdk.ts';

/** The router's basename inside LINE. */
export const BASENAME = '/liff';

/** The opened page without LINE's parameters. It is Japanese unless the link, LINE or the device says Korean. */
export const entryAddress = () =>
  inAppLanguage(plainAddress(location.href, BASENAME), [
    navigator.language,
    ...(liff.isInClient() ? [liff.getAppLanguage()] : []),
  ]);
