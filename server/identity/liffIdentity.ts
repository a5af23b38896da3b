import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import { z } from 'zod';
import { limits } from '../limits/limits.ts';
import { refuse } from '../refusal.ts';
import type { LiffVerifier } from './loginProvider.ts';

interface LiffSettings {
  issuer: string;
  channelId: string;
  onFailure: (reason: string) => void;
}

/** `aud` must be one text: a token for several channels is refused. */
const Claims = z.object({ iss: z.string(), sub: z.string().min(1), aud: z.string() });

/**
 * LIFF signs ID tokens with ES256, the web login of LINE with HS256. The call decides which one is accepted, not the
 * token.
 */
export function liffIdentity({ issuer, channelId, onFailure }: LiffSettings): LiffVerifier {
  let keys: ReturnType<typeof createRemoteJWKSet> | undefined;
  return async (idToken) => {
    try {
      keys ??= createRemoteJWKSet(new URL((await discover(issuer)).jwks_uri));
      const { payload } = await jwtVerify(idToken, keys, {
        issuer,
        audience: channelId,
        algorithms: ['ES256'],
        requiredClaims: ['exp', 'iat', 'sub'],
        maxTokenAge: '24h',
        clockTolerance: 5,
      });
      const claims = Claims.parse(payload);
      return { issuer: claims.iss, subject: claims.sub };
    } catch (error) {
      onFailure(error instanceof errors.JOSEError ? error.code : 'unreachable');
      throw refuse('login_failed');
    }
  };
}

/** A document that names another issuer is refused, because its keys belong to that issuer. */
async function discover(issuer: string) {
  const response = await fetch(`${issuer}/.well-known/openid-configuration`, {
    redirect: 'error',
    signal: AbortSignal.timeout(limits.outside.identityMs),
  });
  const Discovery = z.object({ issuer: z.literal(issuer), jwks_uri: z.url() });
  return Discovery.parse(await response.json());
}
