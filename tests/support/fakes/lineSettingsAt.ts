import type { LineSettings } from '../../../server/line/lineSettings.ts';

/** The SDK of LIFF requires this form, so it cannot be an address of this machine. */
export const LINE_ISSUER = 'https://access.line.me';

/** A LINE account whose API is a fake at this address. */
export const lineSettingsAt = (url: string, secret = 'channel secret'): LineSettings => ({
  apiUrl: url,
  dataApiUrl: url,
  token: 'token',
  secret,
  issuer: LINE_ISSUER,
});
