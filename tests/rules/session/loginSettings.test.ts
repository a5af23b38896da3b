import { expect, it } from 'vitest';
import { clientConfigOf, readEnv } from '../../../server/env/env.ts';
import { EnvError } from '../../../server/env/envError.ts';

it('without credentials there is no provider', () => {
  expect(readEnv({}).logins).toEqual({
    providers: { line: null, google: null, kakao: null, naver: null, apple: null },
    liff: null,
  });
});

it.each([
  [
    { GOOGLE_CLIENT_ID: 'a' },
    'GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET must be set all or none: GOOGLE_CLIENT_SECRET is empty',
  ],
  [
    { APPLE_CLIENT_ID: 'b', APPLE_KEY_ID: 'c' },
    'APPLE_CLIENT_ID, APPLE_TEAM_ID, APPLE_KEY_ID, APPLE_PRIVATE_KEY must be set all or none: APPLE_TEAM_ID, APPLE_PRIVATE_KEY is empty',
  ],
])(
  'incomplete credentials stop the start, because the button would be missing without a message: %j',
  (env, line) => {
    expect(() => readEnv(env)).toThrow(new EnvError([line]));
  },
);

it('unlinking needs the login itself, at Kakao the admin key, too', () => {
  const login = { KAKAO_CLIENT_ID: 'a', KAKAO_CLIENT_SECRET: 'b' };
  expect(readEnv(login).unlinks).toEqual({ kakao: null, line: null });
  expect(
    readEnv({ ...login, KAKAO_ADMIN_KEY: 'c', KAKAO_API_URL: 'http://localhost:1/' }),
  ).toMatchObject({
    unlinks: {
      kakao: { issuer: 'https://kauth.kakao.com', apiUrl: 'http://localhost:1', adminKey: 'c' },
    },
  });
  const line = {
    LINE_CHANNEL_ID: '7',
    LINE_CHANNEL_SECRET: 's',
    LINE_API_URL: 'http://localhost:2/',
  };
  expect(readEnv(line).unlinks.line).toEqual({
    issuer: 'https://access.line.me',
    apiUrl: 'http://localhost:2',
    channelId: '7',
    secret: 's',
  });
  expect(() => readEnv({ KAKAO_ADMIN_KEY: 'c' })).toThrow('KAKAO_ADMIN_KEY needs KAKAO_CLIENT_ID');
});

it('T10 the channel of LIFF is the first part of its id, its issuer that of LINE', () => {
  expect(readEnv({ LIFF_ID: '1234567890-AbcdEfgh' }).logins.liff).toEqual({
    issuer: 'https://access.line.me',
    channelId: '1234567890',
  });
});

it('issuers and secrets are settings, and pages get none of them', () => {
  const env = readEnv({
    KAKAO_CLIENT_ID: 'a',
    KAKAO_CLIENT_SECRET: 'hidden',
    KAKAO_ISSUER: 'https://kakao.example.com',
    APPLE_CLIENT_ID: 'b',
    APPLE_TEAM_ID: 'team',
    APPLE_KEY_ID: 'key',
    APPLE_PRIVATE_KEY: 'hidden',
  });
  expect(env.logins.providers).toMatchObject({
    kakao: { issuer: 'https://kakao.example.com', clientId: 'a', secret: 'hidden' },
    apple: { clientId: 'b', secret: { teamId: 'team', keyId: 'key', privateKey: 'hidden' } },
  });
  expect(JSON.stringify(clientConfigOf(env))).not.toContain('hidden');
});
