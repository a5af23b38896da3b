import type { ProviderName } from './identityProvider.ts';

/** Apple has no fixed secret: it wants one signed with this key for each occasion. */
export interface AppleKey {
  teamId: string;
  keyId: string;
  privateKey: string;
}

/** Our account at a provider. */
export interface ClientSettings {
  issuer: string;
  clientId: string;
  secret: string | AppleKey;
}

export interface LoginSettings {
  providers: Record<ProviderName, ClientSettings | null>;
  liff: { issuer: string; channelId: string } | null;
}
