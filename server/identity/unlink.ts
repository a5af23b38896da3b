import type { ProviderName } from './identityProvider.ts';

/** Port: tells a login provider that a member has left, so that it forgets the consent of that person. */
export interface Unlink {
  provider: ProviderName;
  /** Of the members of this provider. */
  issuer: string;
  unlink(subject: string): Promise<UnlinkOutcome>;
}

/** `problem` never contains who it is about. */
export type UnlinkOutcome = { isDone: true } | { isDone: false; problem: string };

export interface UnlinkSettings {
  kakao: KakaoUnlinkSettings | null;
}

export interface KakaoUnlinkSettings {
  issuer: string;
  apiUrl: string;
  adminKey: string;
}
