import { importPKCS8, SignJWT } from 'jose';
import type { AppleKey } from './loginSettings.ts';

const AUDIENCE = 'https://appleid.apple.com';

/** The secret of an Apple client: a statement that we are we, good for five minutes. */
export async function appleSecret(key: AppleKey, clientId: string): Promise<string> {
  // An environment variable holds its line breaks as \n more often than not.
  const privateKey = await importPKCS8(key.privateKey.replaceAll('\\n', '\n'), 'ES256');
  return new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: key.keyId })
    .setIssuer(key.teamId)
    .setSubject(clientId)
    .setAudience(AUDIENCE)
    .setIssuedAt()
    .setExpirationTime('5m')
    .sign(privateKey);
}
