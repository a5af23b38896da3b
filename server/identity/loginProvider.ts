import type { Language } from '../../contract/plain/language.ts';

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

interface LoginPage {
  /** The language that the provider's page is asked to speak. */
  language: Language;
  /** Asks for a login on that page, not in the provider's app, which has returned to another browser before. */
  withoutApp: boolean;
}

/** A login provider. */
export interface LoginProvider {
  /** The address the browser goes to. Throws provider_unavailable when the provider does not answer. */
  loginUrl(secrets: LoginSecrets, page: LoginPage): Promise<string>;
  /** Throws login_failed when anything about the answer is wrong. */
  identify(
    answer: { code: string; state: string | undefined },
    secrets: Omit<LoginSecrets, 'state'>,
  ): Promise<Identity>;
}

/** Checks the ID token that LIFF gives to a page inside LINE. */
export type LiffVerifier = (idToken: string) => Promise<Identity>;

/** The providers that visitors can log in with. */
export interface LoginProviders {
  /** Null for a provider without credentials. */
  byName: Readonly<Record<ProviderName, LoginProvider | null>>;
  /** Null without a LIFF id. */
  liff: LiffVerifier | null;
}

export const noLoginProviders: LoginProviders = {
  byName: { line: null, google: null, kakao: null, naver: null, apple: null },
  liff: null,
};
