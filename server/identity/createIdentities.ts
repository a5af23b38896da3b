import type { Identities, IdentityProvider, ProviderName } from './identityProvider.ts';
import { liffIdentity } from './liffIdentity.ts';
import type { LoginSettings } from './loginSettings.ts';
import { type OpenIdConnectSettings, openIdConnectIdentity } from './openIdConnectIdentity.ts';
import type { StandIn } from './standIn/standIn.ts';

type Quirks = Pick<OpenIdConnectSettings, 'idTokenAlgorithm' | 'responseMode' | 'sendsStateAgain'>;

/** Where a provider is unlike the others. */
const QUIRKS: Readonly<Record<ProviderName, Quirks>> = {
  line: { idTokenAlgorithm: 'HS256' },
  google: {},
  kakao: {},
  naver: { sendsStateAgain: true },
  apple: { responseMode: 'form_post' },
};

interface Surroundings {
  ownOrigin: string;
  /** Takes the place of whoever has no credentials; for demonstrations only. */
  standIn?: StandIn | undefined;
  onFailure: (provider: ProviderName | 'liff', reason: string) => void;
}

/** Everybody who has credentials. */
export function createIdentities(
  { providers, liff }: LoginSettings,
  { ownOrigin, standIn, onFailure }: Surroundings,
): Identities {
  const providerOf = (name: ProviderName): IdentityProvider | null => {
    const settings = providers[name] ?? standInFor(name, standIn);
    if (!settings) return null;
    return openIdConnectIdentity({
      ...QUIRKS[name],
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

function standInFor(name: ProviderName, standIn: StandIn | undefined) {
  if (!standIn) return null;
  const fetch: NonNullable<OpenIdConnectSettings['standIn']>['fetch'] = (url, options) =>
    standIn.answer(new Request(url, { ...options, body: formOf(options.body) }));
  return { ...standIn.accountOf(name), standIn: { memberIssuer: standIn.memberIssuer, fetch } };
}

/** The one thing that a client of OpenID Connect sends. */
const formOf = (body: unknown) => (body instanceof URLSearchParams ? body : null);
