import * as client from 'openid-client';
import { remembered } from '../lib/remembered.ts';
import { limits } from '../limits/limits.ts';
import { refuse } from '../refusal.ts';
import { appleSecret } from './appleSecret.ts';
import type { LoginProvider } from './loginProvider.ts';
import type { ClientSettings } from './loginSettings.ts';

export interface OpenIdConnectSettings extends ClientSettings {
  redirectUri: string;
  /** LINE signs the tokens of its web login with HS256, unlike its discovery document says. */
  idTokenAlgorithm?: 'HS256' | 'ES256';
  /** Apple returns its answer as a form. */
  responseMode?: 'form_post';
  /** Naver wants the state also when the code is exchanged for tokens. */
  needsStateForTokens?: boolean;
  /** On phones LINE logs in by its app. Its documentation asks to switch this off after a login that failed by it. */
  hasAutoLogin?: boolean;
  /** For the provider of the demonstration: it asks each time who logs in, and `fetch` calls it without the network. */
  demo?: { memberIssuer: string; fetch: client.CustomFetch };
  /** Gets the reason of a failure as an error code, for the log. */
  onFailure: (reason: string) => void;
}

/** One client for all providers of OpenID Connect. */
export function openIdConnectIdentity(settings: OpenIdConnectSettings): LoginProvider {
  const discover = remembered(() => discoverProvider(settings));
  const configuration = () =>
    discover().catch((error: unknown) => {
      settings.onFailure(reasonOf(error));
      throw refuse('provider_unavailable');
    });

  return {
    loginUrl: async ({ state, nonce, verifier }, { language, withoutApp }) => {
      const url = client.buildAuthorizationUrl(await configuration(), {
        redirect_uri: settings.redirectUri,
        // Only the id: no name, no e-mail address, no picture.
        scope: 'openid',
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ui_locales: language,
        ...(settings.hasAutoLogin && withoutApp && { disable_auto_login: 'true' }),
        ...(settings.demo && { prompt: 'login' }),
        ...(settings.responseMode && { response_mode: settings.responseMode }),
      });
      return url.href;
    },

    identify: async ({ code, state }, { nonce, verifier }) => {
      const provider = await configuration();
      try {
        const tokens = await client.authorizationCodeGrant(
          provider,
          answerUrl(settings.redirectUri, code, provider.serverMetadata()),
          // The state was compared when the login attempt was looked up.
          { expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true },
          settings.needsStateForTokens && state !== undefined ? { state } : {},
        );
        const claims = tokens.claims();
        if (!claims) throw refuse('login_failed');
        const issuer = settings.demo?.memberIssuer ?? claims.iss;
        return { issuer, subject: claims.sub };
      } catch (error) {
        settings.onFailure(reasonOf(error));
        throw refuse('login_failed');
      }
    },
  };
}

function discoverProvider(settings: OpenIdConnectSettings): Promise<client.Configuration> {
  const { issuer, clientId, secret, idTokenAlgorithm, demo } = settings;
  const metadata = idTokenAlgorithm ? { id_token_signed_response_alg: idTokenAlgorithm } : {};
  const authentication: client.ClientAuth =
    typeof secret === 'string'
      ? client.ClientSecretPost(secret)
      : async (_server, _client, body) => {
          body.set('client_id', clientId);
          body.set('client_secret', await appleSecret(secret, clientId));
        };
  return client.discovery(new URL(issuer), clientId, metadata, authentication, {
    timeout: limits.outside.identityMs / 1_000,
    ...(demo && { [client.customFetch]: demo.fetch }),
    // Plain HTTP is only used for a provider on the same machine.
    execute: issuer.startsWith('http:') ? [client.allowInsecureRequests] : [],
  });
}

/**
 * The address of the callback, as the library expects it. Each provider has its own callback address, and the attempt
 * names the provider, so the issuer is known.
 */
function answerUrl(redirectUri: string, code: string, server: client.ServerMetadata): URL {
  const url = new URL(redirectUri);
  url.searchParams.set('code', code);
  if (server.authorization_response_iss_parameter_supported) {
    url.searchParams.set('iss', server.issuer);
  }
  return url;
}

/** Codes only: a message may quote the provider's answer. */
function reasonOf(error: unknown): string {
  if (error instanceof client.ResponseBodyError) return error.error;
  if (error instanceof client.ClientError) return error.code ?? error.name;
  return error instanceof Error ? error.name : 'unknown';
}
