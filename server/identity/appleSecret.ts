import { importPKCS8, SignJWT } from 'jose';
import type { AppleKey } from './loginSettings.ts';

const AUDIENCE = 'https://appleid.apple.com';

/** The client secret for Apple: a JWT signed with our key, valid for five minutes. */
export async function appleSecret(key: AppleKey, clientId: string): Promise<string> {
  // Environment variables usually have line breaks as \n.
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
