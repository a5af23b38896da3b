import { exportPKCS8, generateKeyPair, jwtVerify } from 'jose';
import { expect, it } from 'vitest';
import { appleSecret } from '../../server/identity/appleSecret.ts';

it('AUTH-07 the secret for Apple is a short statement signed with our key', async () => {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
  const onOneLine = (await exportPKCS8(privateKey)).replaceAll('\n', '\\n');
  const key = { teamId: 'TEAM', keyId: 'KEY', privateKey: onOneLine };
  const { payload, protectedHeader } = await jwtVerify(
    await appleSecret(key, 'com.example'),
    publicKey,
    { issuer: 'TEAM', subject: 'com.example', audience: 'https://appleid.apple.com' },
  );
  expect(protectedHeader).toMatchObject({ alg: 'ES256', kid: 'KEY' });
  expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(300);
});
