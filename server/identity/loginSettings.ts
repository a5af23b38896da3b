import type { ProviderName } from './loginProvider.ts';

/** Apple has no fixed secret: the server signs one with this key for each login. */
export interface AppleKey {
  teamId: string;
  keyId: string;
  privateKey: string;
}

/** The service as a client of a provider, as it is registered there. */
export interface ClientSettings {
  issuer: string;
  clientId: string;
  secret: string | AppleKey;
}

/** The login provider of the demonstration. It runs in this process and stands in for all real ones. */
export interface DemoLoginProvider {
  /** `issuer` in member_identity, the same for every login of this provider. */
  memberIssuer: string;
  /** The service as a client, for the login button of this provider. */
  clientOf(name: ProviderName): ClientSettings & { idTokenAlgorithm: 'HS256' | 'ES256' };
  /** Answers browsers, and also the server's own OpenID Connect client. */
  answer(request: Request): Promise<Response>;
}

export interface LoginSettings {
  providers: Record<ProviderName, ClientSettings | null>;
  liff: { issuer: string; channelId: string } | null;
}
