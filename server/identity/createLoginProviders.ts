import { liffIdentity } from './liffIdentity.ts';
import type { LoginProvider, LoginProviders, ProviderName } from './loginProvider.ts';
import type { DemoLoginProvider, LoginSettings } from './loginSettings.ts';
import { type OpenIdConnectSettings, openIdConnectIdentity } from './openIdConnectIdentity.ts';

type Differences = Pick<
  OpenIdConnectSettings,
  'idTokenAlgorithm' | 'responseMode' | 'needsStateForTokens' | 'hasAutoLogin'
>;

/** How a provider differs from the others. */
const DIFFERENCES: Readonly<Record<ProviderName, Differences>> = {
  line: { idTokenAlgorithm: 'HS256', hasAutoLogin: true },
  google: {},
  kakao: {},
  naver: { needsStateForTokens: true },
  apple: { responseMode: 'form_post' },
};

interface LoginProviderOptions {
  ownOrigin: string;
  /** Stands in for each provider without credentials; only in a demonstration. */
  demoLoginProvider?: DemoLoginProvider | undefined;
  onFailure: (provider: ProviderName | 'liff', reason: string) => void;
}

/** The providers that have credentials. In a demonstration one provider of its own stands in for the others. */
export function createLoginProviders(
  { providers, liff }: LoginSettings,
  { ownOrigin, demoLoginProvider, onFailure }: LoginProviderOptions,
): LoginProviders {
  const providerOf = (name: ProviderName): LoginProvider | null => {
    const settings = providers[name] ?? demoSettingsOf(name, demoLoginProvider);
    if (!settings) return null;
    return openIdConnectIdentity({
      ...DIFFERENCES[name],
      ...settings,
      redirectUri: `${ownOrigin}/oauth/${name}`,
      onFailure: (reason) => onFailure(name, reason),
    });
  };
  return {
    byName: {
      line: providerOf('line'),
      google: providerOf('google'),
      kakao: providerOf('kakao'),
      naver: providerOf('naver'),
      apple: providerOf('apple'),
    },
    liff: liff && liffIdentity({ ...liff, onFailure: (reason) => onFailure('liff', reason) }),
  };
}

function demoSettingsOf(name: ProviderName, provider: DemoLoginProvider | undefined) {
  if (!provider) return null;
  const fetch: NonNullable<OpenIdConnectSettings['demo']>['fetch'] = (url, options) =>
    provider.answer(new Request(url, { ...options, body: formOf(options.body) }));
  return { ...provider.clientOf(name), demo: { memberIssuer: provider.memberIssuer, fetch } };
}

/** The client of OpenID Connect sends no other kind of body. */
const formOf = (body: unknown) => (body instanceof URLSearchParams ? body : null);
