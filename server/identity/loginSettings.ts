import type { ProviderName } from './identityProvider.ts';

/** Apple has no fixed secret: the server signs one with this key for each login. */
export interface AppleKey {
  teamId: string;
  keyId: string;
  privateKey: string;
}

/** Our client account at a provider. */
export interface ClientSettings {
  issuer: string;
  clientId: string;
  secret: string | AppleKey;
}

/** A provider inside this process, for every login that has no account of its own. */
export interface LocalLoginProvider {
  /** `issuer` in member_identity, the same for every login of this provider. */
  memberIssuer: string;
  accountOf(name: ProviderName): ClientSettings & { idTokenAlgorithm: 'HS256' | 'ES256' };
  /** Answers browsers, and also the server's own OpenID Connect client. */
  answer(request: Request): Promise<Response>;
}

export interface LoginSettings {
  providers: Record<ProviderName, ClientSettings | null>;
  liff: { issuer: string; channelId: string } | null;
}
