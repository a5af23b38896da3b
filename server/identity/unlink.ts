import type { ProviderName } from './loginProvider.ts';

/** Tells a login provider that a member has left, so that it forgets the consent of that person. */
export interface Unlink {
  provider: ProviderName;
  /** Of the members of this provider. */
  issuer: string;
  /** Only with an access token of the person, which the app inside LINE sends when the member leaves. */
  needsToken: boolean;
  unlink(person: LinkedPerson): Promise<UnlinkOutcome>;
}

export interface LinkedPerson {
  /** The id of the person at the provider. */
  subject: string;
  /** Null for a provider that needs none. */
  token: string | null;
}

/** `problem` never contains who it is about. `isFinal`: asking again cannot help. */
export type UnlinkOutcome = { isDone: true } | { isDone: false; problem: string; isFinal: boolean };

export interface UnlinkSettings {
  kakao: KakaoUnlinkSettings | null;
  line: LineUnlinkSettings | null;
}

/** The LINE Login channel, to which the LIFF app belongs. */
export interface LineUnlinkSettings {
  issuer: string;
  apiUrl: string;
  channelId: string;
  secret: string;
}

export interface KakaoUnlinkSettings {
  issuer: string;
  apiUrl: string;
  adminKey: string;
}
