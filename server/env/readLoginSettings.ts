import type { LoginSettings } from '../identity/loginSettings.ts';
import type { UnlinkSettings } from '../identity/unlink.ts';
import { EnvError, isConfigured } from './envError.ts';
import type { EnvValues } from './envVariables.ts';

/** Reads the settings of the login providers; a provider without credentials is null. */
export function readLoginSettings(values: EnvValues): LoginSettings {
  // A LIFF id starts with the id of its channel.
  const [liffChannel] = values.LIFF_ID.split('-');
  return {
    providers: {
      line: clientOf(values, 'LINE_ISSUER', 'LINE_CHANNEL_ID', 'LINE_CHANNEL_SECRET'),
      google: clientOf(values, 'GOOGLE_ISSUER', 'GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'),
      kakao: clientOf(values, 'KAKAO_ISSUER', 'KAKAO_CLIENT_ID', 'KAKAO_CLIENT_SECRET'),
      naver: clientOf(values, 'NAVER_ISSUER', 'NAVER_CLIENT_ID', 'NAVER_CLIENT_SECRET'),
      apple: appleOf(values),
    },
    liff: liffChannel ? { issuer: values.LINE_ISSUER, channelId: liffChannel } : null,
  };
}

/** `null` for a provider whose login has no credentials, so a demonstration never unlinks anyone. */
export const readUnlinkSettings = (values: EnvValues): UnlinkSettings => ({
  kakao: kakaoUnlinkOf(values),
  line: lineUnlinkOf(values),
});

function kakaoUnlinkOf(values: EnvValues): UnlinkSettings['kakao'] {
  const { KAKAO_ADMIN_KEY: adminKey, KAKAO_CLIENT_ID, KAKAO_ISSUER: issuer } = values;
  if (!adminKey) return null;
  if (!KAKAO_CLIENT_ID) throw new EnvError(['KAKAO_ADMIN_KEY needs KAKAO_CLIENT_ID']);
  return { issuer, adminKey, apiUrl: values.KAKAO_API_URL };
}

function lineUnlinkOf(values: EnvValues): UnlinkSettings['line'] {
  const client = clientOf(values, 'LINE_ISSUER', 'LINE_CHANNEL_ID', 'LINE_CHANNEL_SECRET');
  if (!client) return null;
  const { issuer, clientId: channelId, secret } = client;
  return { issuer, channelId, secret, apiUrl: values.LINE_API_URL };
}

type TextVariable = {
  [Name in keyof EnvValues]: EnvValues[Name] extends string ? Name : never;
}[keyof EnvValues];

function clientOf(values: EnvValues, issuer: TextVariable, id: TextVariable, secret: TextVariable) {
  if (!isConfigured(values, [id, secret])) return null;
  return { issuer: values[issuer], clientId: values[id], secret: values[secret] };
}

const APPLE = ['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY'] as const;

function appleOf(values: EnvValues) {
  if (!isConfigured(values, APPLE)) return null;
  return {
    issuer: values.APPLE_ISSUER,
    clientId: values.APPLE_CLIENT_ID,
    secret: {
      teamId: values.APPLE_TEAM_ID,
      keyId: values.APPLE_KEY_ID,
      privateKey: values.APPLE_PRIVATE_KEY,
    },
  };
}
