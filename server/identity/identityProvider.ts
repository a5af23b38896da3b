import type { Language } from '../../contract/language.ts';

export type ProviderName = 'line' | 'google' | 'kakao' | 'naver' | 'apple';

/** Who logged in, and which provider says so. Never an e-mail address: its owner can change. */
export interface Identity {
  issuer: string;
  subject: string;
}

/** Secrets of one login, which only this server knows. */
export interface LoginSecrets {
  state: string;
  nonce: string;
  verifier: string;
}

/** A login provider. */
export interface IdentityProvider {
  /**
   * The address the browser goes to, with the language that the provider's page is asked to speak. Throws
   * provider_unavailable when the provider does not answer.
   */
  loginUrl(secrets: LoginSecrets, language: Language): Promise<string>;
  /** Throws login_failed when anything about the answer is wrong. */
  identify(
    answer: { code: string; state: string | undefined },
    secrets: Omit<LoginSecrets, 'state'>,
  ): Promise<Identity>;
}

/** Port: checks the ID token that LIFF gives to a page inside LINE. */
export type LiffVerifier = (idToken: string) => Promise<Identity>;

export interface Identities {
  /** Null when there are no credentials for it. */
  providers: Readonly<Record<ProviderName, IdentityProvider | null>>;
  liff: LiffVerifier | null;
}

export const noIdentities: Identities = {
  providers: { line: null, google: null, kakao: null, naver: null, apple: null },
  liff: null,
};
