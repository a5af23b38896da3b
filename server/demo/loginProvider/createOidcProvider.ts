import { exportJWK, generateKeyPair } from 'jose';
import { createMemoryAdapter } from 'oidc-provider/lib/adapters/memory_adapter.js';
// Not the main entry of the package: it prints a warning on Node 20, although the tests pass there.
import { type Context, Provider } from 'oidc-provider/lib/provider.js';

export interface OidcClient {
  clientId: string;
  secret: string;
  redirectUri: string;
  algorithm: 'HS256' | 'ES256';
}

interface ProviderOptions {
  issuer: string;
  clients: readonly OidcClient[];
  cookieSecret: string;
  chooserPath: (uid: string) => string;
}

const MINUTE = 60;

/** An OpenID Connect provider that accepts the chosen member without a password. */
export async function createOidcProvider(options: ProviderOptions): Promise<Provider> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const key = { ...(await exportJWK(privateKey)), alg: 'ES256', use: 'sig', kid: 'demo' };
  const provider = new Provider(options.issuer, {
    adapter: createMemoryAdapter(),
    jwks: { keys: [key] },
    cookies: { keys: [options.cookieSecret], long: { path: new URL(options.issuer).pathname } },
    clients: options.clients.map(({ clientId, secret, redirectUri, algorithm }) => ({
      client_id: clientId,
      client_secret: secret,
      redirect_uris: [redirectUri],
      token_endpoint_auth_method: 'client_secret_post',
      id_token_signed_response_alg: algorithm,
    })),
    enabledJWA: { idTokenSigningAlgValues: ['ES256', 'HS256'] },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    pkce: { required: () => true },
    scopes: ['openid'],
    ttl: {
      AccessToken: MINUTE,
      AuthorizationCode: MINUTE,
      Grant: 10 * MINUTE,
      IdToken: 10 * MINUTE,
      Interaction: 10 * MINUTE,
      Session: 10 * MINUTE,
    },
    interactions: {
      url: (_context: Context, { uid }: { uid: string }) => options.chooserPath(uid),
    },
    findAccount: (_context: Context, subject: string) => ({
      accountId: subject,
      claims: async () => ({ sub: subject }),
    }),
    loadExistingGrant,
    renderError: (context: Context, { error }: { error: string }) => {
      context.type = 'text/plain';
      context.body = error;
    },
  });
  provider.proxy = true;
  return provider;
}

/** Only the scope `openid` is asked for, so there is no consent page. */
async function loadExistingGrant({ oidc }: Context) {
  const { clientId } = oidc.client;
  const grant = new oidc.provider.Grant({ clientId, accountId: oidc.session.accountId });
  grant.addOIDCScope('openid');
  await grant.save();
  return grant;
}
