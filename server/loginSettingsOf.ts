import type { EnvValues } from './envVariables.ts';
import type { ClientSettings, LoginSettings } from './identity/loginSettings.ts';

/** Our accounts at the providers. Half an account is none. */
export function loginSettingsOf(values: EnvValues): LoginSettings {
  // An id of LIFF begins with the id of its channel.
  const [liffChannel] = values.LIFF_ID.split('-');
  const apple = {
    teamId: values.APPLE_TEAM_ID,
    keyId: values.APPLE_KEY_ID,
    privateKey: values.APPLE_PRIVATE_KEY,
  };
  const hasAppleKey = Object.values(apple).every((part) => part !== '');
  return {
    providers: {
      line: client(values.LINE_ISSUER, values.LINE_CHANNEL_ID, values.LINE_CHANNEL_SECRET),
      google: client(values.GOOGLE_ISSUER, values.GOOGLE_CLIENT_ID, values.GOOGLE_CLIENT_SECRET),
      kakao: client(values.KAKAO_ISSUER, values.KAKAO_CLIENT_ID, values.KAKAO_CLIENT_SECRET),
      naver: client(values.NAVER_ISSUER, values.NAVER_CLIENT_ID, values.NAVER_CLIENT_SECRET),
      apple: client(values.APPLE_ISSUER, values.APPLE_CLIENT_ID, hasAppleKey ? apple : ''),
    },
    liff: liffChannel ? { issuer: values.LINE_ISSUER, channelId: liffChannel } : null,
  };
}

const client = (
  issuer: string,
  clientId: string,
  secret: ClientSettings['secret'],
): ClientSettings | null => (issuer && clientId && secret ? { issuer, clientId, secret } : null);
