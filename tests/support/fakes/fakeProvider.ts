import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { portOf } from '../app/server/listenLocally.ts';

export const CLIENT_ID = '1234567890';
export const CLIENT_SECRET = 'a-secret-of-the-channel-0123456789';

interface Code {
  nonce: string;
  challenge: string;
  redirectUri: string;
  subject: string;
}

export interface FakeProvider {
  issuer: string;
  /** The issuer in its document, if it speaks for a provider whose requests are led here. */
  speaksFor?: string;
  /** Acts as a person: agrees at the address of the login, and comes back with code and state. */
  approve(loginUrl: string, subject: string): { code: string; state: string };
  /** The differences of the next ID token. */
  claims: JWTPayload;
  /** HS256 as LINE's web login, RS256 as the others. */
  algorithm: 'HS256' | 'RS256';
  /** An ID token as LIFF gives it, with other fields if a test needs them. */
  liffToken(claims?: JWTPayload): Promise<string>;
  close(): Promise<void>;
}

/** An OpenID Connect provider on this machine, with the parts that a login needs. */
export async function openFakeProvider(): Promise<FakeProvider> {
  const rsa = await generateKeyPair('RS256');
  const ec = await generateKeyPair('ES256');
  const codes = new Map<string, Code>();

  const answer = async (request: IncomingMessage): Promise<object | null> => {
    const url = new URL(request.url ?? '', provider.issuer);
    if (url.pathname === '/.well-known/openid-configuration') {
      return { ...discovery(provider.issuer), issuer: provider.speaksFor ?? provider.issuer };
    }
    if (url.pathname === '/keys') {
      const keys = [{ ...(await exportJWK(ec.publicKey)), kid: 'ec', alg: 'ES256' }];
      return { keys };
    }
    return exchange(new URLSearchParams(await text(request)));
  };

  const exchange = async (form: URLSearchParams): Promise<object | null> => {
    const code = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    const challenge = createHash('sha256').update(form.get('code_verifier') ?? '');
    const isRight =
      code?.challenge === challenge.digest('base64url') &&
      code.redirectUri === form.get('redirect_uri') &&
      form.get('client_id') === CLIENT_ID;
    if (!isRight) return null;
    const idToken = await sign(
      { sub: code.subject, nonce: code.nonce, ...provider.claims },
      provider.algorithm,
    );
    return { access_token: 'x', token_type: 'Bearer', expires_in: 60, id_token: idToken };
  };

  const sign = (claims: JWTPayload, alg: 'HS256' | 'RS256' | 'ES256') => {
    const now = Math.floor(Date.now() / 1_000);
    const payload = { iss: provider.issuer, aud: CLIENT_ID, iat: now, exp: now + 600, ...claims };
    const secret = new TextEncoder().encode(CLIENT_SECRET);
    const key = { HS256: secret, RS256: rsa.privateKey, ES256: ec.privateKey }[alg];
    return new SignJWT(payload).setProtectedHeader({ alg, kid: 'ec' }).sign(key);
  };

  const server = createServer((request, response) => {
    answer(request).then(
      (body) => {
        response.writeHead(body ? 200 : 400, { 'Content-Type': 'application/json' });
        response.end(JSON.stringify(body ?? { error: 'invalid_grant' }));
      },
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));

  const provider: FakeProvider = {
    issuer: `http://127.0.0.1:${portOf(server)}`,
    claims: {},
    algorithm: 'RS256',
    approve: (loginUrl, subject) => {
      const asked = new URL(loginUrl).searchParams;
      const code = `code-${codes.size}-${Math.random()}`;
      codes.set(code, {
        nonce: asked.get('nonce') ?? '',
        challenge: asked.get('code_challenge') ?? '',
        redirectUri: asked.get('redirect_uri') ?? '',
        subject,
      });
      return { code, state: asked.get('state') ?? '' };
    },
    liffToken: ({ ...claims } = {}) => sign({ sub: 'liff-user', ...claims }, 'ES256'),
    close: () => new Promise((done) => server.close(() => done())),
  };
  return provider;
}

const discovery = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/keys`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  // LINE signs with another algorithm than this document says, and so does this one for some tests.
  id_token_signing_alg_values_supported: ['RS256', 'ES256'],
});
