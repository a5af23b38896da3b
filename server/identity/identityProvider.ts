export type ProviderName = 'line' | 'google' | 'kakao' | 'naver' | 'apple';

/** Who somebody is, by the word of whom. Never an e-mail address: those change hands. */
export interface Identity {
  issuer: string;
  subject: string;
}

/** What only we and this one login know. */
export interface LoginSecrets {
  state: string;
  nonce: string;
  verifier: string;
}

/** Port: somebody else who knows people, and tells us who has come back from there. */
export interface IdentityProvider {
  /** Where the browser goes. Refuses with provider_unavailable when the provider does not answer. */
  loginUrl(secrets: LoginSecrets): Promise<string>;
  /** Whatever is wrong with the answer is refused with login_failed. */
  identify(
    answer: { code: string; state: string | undefined },
    secrets: Omit<LoginSecrets, 'state'>,
  ): Promise<Identity>;
}

/** Port: checks the ID token that LIFF gives to a page inside Line. */
export type LiffVerifier = (idToken: string) => Promise<Identity>;

export interface Identities {
  /** Null: there are no credentials for it. */
  providers: Readonly<Record<ProviderName, IdentityProvider | null>>;
  liff: LiffVerifier | null;
}

export const noIdentities: Identities = {
  providers: { line: null, google: null, kakao: null, naver: null, apple: null },
  liff: null,
};
