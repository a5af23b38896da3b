import { lineAddress } from '../src/environment/lineAddress.ts';
import { liff } from './sdk.ts';

/** The opened page without LINE's parameters, in the language of the link, LINE or the device. */
export const entryAddress = () =>
  lineAddress(location.href, [
    navigator.language,
    ...(liff.isInClient() ? [liff.getAppLanguage()] : []),
  ]);
