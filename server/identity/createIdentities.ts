import type { Identities, IdentityProvider, ProviderName } from './identityProvider.ts';
import { liffIdentity } from './liffIdentity.ts';
import type { LocalLoginProvider, LoginSettings } from './loginSettings.ts';
import { type OpenIdConnectSettings, openIdConnectIdentity } from './openIdConnectIdentity.ts';

type Differences = Pick<
  OpenIdConnectSettings,
  'idTokenAlgorithm' | 'responseMode' | 'sendsStateAgain'
>;

/** How a provider differs from the others. */
const DIFFERENCES: Readonly<Record<ProviderName, Differences>> = {
  line: { idTokenAlgorithm: 'HS256' },
  google: {},
  kakao: {},
  naver: { sendsStateAgain: true },
  apple: { responseMode: 'form_post' },
};

interface IdentityOptions {
  ownOrigin: string;
  /** Replaces each login that has no credentials; only in a demonstration. */
  localProvider?: LocalLoginProvider | undefined;
  onFailure: (provider: ProviderName | 'liff', reason: string) => void;
}

/** All logins that have credentials. In a demonstration the local provider replaces the others. */
export function createIdentities(
  { providers, liff }: LoginSettings,
  { ownOrigin, localProvider, onFailure }: IdentityOptions,
): Identities {
  const providerOf = (name: ProviderName): IdentityProvider | null => {
    const settings = providers[name] ?? localSettingsOf(name, localProvider);
    if (!settings) return null;
    return openIdConnectIdentity({
      ...DIFFERENCES[name],
      ...settings,
      redirectUri: `${ownOrigin}/oauth/${name}`,
      onFailure: (reason) => onFailure(name, reason),
    });
  };
  return {
    providers: {
      line: providerOf('line'),
      google: providerOf('google'),
      kakao: providerOf('kakao'),
      naver: providerOf('naver'),
      apple: providerOf('apple'),
    },
    liff: liff && liffIdentity({ ...liff, onFailure: (reason) => onFailure('liff', reason) }),
  };
}

function localSettingsOf(name: ProviderName, provider: LocalLoginProvider | undefined) {
  if (!provider) return null;
  const fetch: NonNullable<OpenIdConnectSettings['local']>['fetch'] = (url, options) =>
    provider.answer(new Request(url, { ...options, body: formOf(options.body) }));
  return { ...provider.accountOf(name), local: { memberIssuer: provider.memberIssuer, fetch } };
}

/** The client of OpenID Connect sends no other kind of body. */
const formOf = (body: unknown) => (body instanceof URLSearchParams ? body : null);
