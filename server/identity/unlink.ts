import type { ProviderName } from './loginProvider.ts';

/** Tells a login provider that a member has left, so that it forgets the consent of that person. */
export interface Unlink {
  provider: ProviderName;
  /** The issuer in `member_identity` of the members of this provider. */
  issuer: string;
  /** The call needs an access token of the person. The app inside LINE sends it when the member leaves. */
  needsToken: boolean;
  unlink(person: LinkedPerson): Promise<UnlinkOutcome>;
}

export interface LinkedPerson {
  /** The id of the person at the provider. */
  subject: string;
  /** Null for a provider whose call needs no token. */
  token: string | null;
}

/** `problem` never names the person. `isFinal`: asking again cannot help. */
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
