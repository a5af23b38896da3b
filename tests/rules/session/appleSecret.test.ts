import { exportPKCS8, generateKeyPair, jwtVerify } from 'jose';
import { expect, it } from 'vitest';
import { appleSecret } from '../../../server/identity/appleSecret.ts';

it.each([
  ['a variable', (pem: string) => pem.replaceAll('\n', '\\n')],
  ['a file', (pem: string) => pem],
])('AUTH-07 the secret for Apple is a short statement signed with our key of %s', async (_, as) => {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
  const key = { teamId: 'TEAM', keyId: 'KEY', privateKey: as(await exportPKCS8(privateKey)) };
  const { payload, protectedHeader } = await jwtVerify(
    await appleSecret(key, 'com.example'),
    publicKey,
    { issuer: 'TEAM', subject: 'com.example', audience: 'https://appleid.apple.com' },
  );
  expect(protectedHeader).toMatchObject({ alg: 'ES256', kid: 'KEY' });
  expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(300);
});
