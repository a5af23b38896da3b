import { expect, it } from 'vitest';
import { clientConfigOf, readEnv } from '../../server/env.ts';

it('without credentials there is no provider', () => {
  expect(readEnv({}).logins).toEqual({
    providers: { line: null, google: null, kakao: null, naver: null, apple: null },
    liff: null,
  });
});

it('half an account is none', () => {
  const { providers } = readEnv({
    GOOGLE_CLIENT_ID: 'a',
    APPLE_CLIENT_ID: 'b',
    APPLE_KEY_ID: 'c',
  }).logins;
  expect(providers).toMatchObject({ google: null, apple: null });
});

it('T10 the channel of LIFF is the first part of its id, its issuer that of Line', () => {
  expect(readEnv({ LIFF_ID: '1234567890-AbcdEfgh' }).logins.liff).toEqual({
    issuer: 'https://access.line.me',
    channelId: '1234567890',
  });
});

it('issuers and secrets are settings, and pages learn none of them', () => {
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
  expect(JSON.stringify(clientConfigOf(env, true))).not.toContain('hidden');
});
