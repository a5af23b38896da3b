import { createContext, use } from 'react';
import type { ClientConfig } from '../../contract/clientConfig.ts';

/** Whose buttons there may be; Naver has none. */
export type LoginProvider = 'line' | 'google' | 'kakao' | 'apple';

/**
 * Where the app runs. Whatever differs between an ordinary browser and the Line app is a method here,
 * never a question on a page.
 */
export interface Environment {
  kind: 'browser' | 'liff';
  /** Where the router begins: '' on the web, '/liff' inside Line. */
  basename: string;
  /** What has to be done before the first screen shows. Where it fails, visitors can still look around. */
  boot: (config: ClientConfig) => Promise<void>;
  /** The language that whoever surrounds the app speaks, for texts shown before any page. */
  language: () => string;
  /** Path and query that are meant here, without what others have added on the way; begins with the basename. */
  plainAddress: () => string;
  /** Offers a page to others. 'unsupported': the person must be given the link instead. */
  share: (link: SharedLink) => Promise<'shared' | 'dismissed' | 'unsupported'>;
  /** Opens an address outside of the app. */
  openExternal: (url: string) => void;
  /** Whose logins work here, in the order of their buttons. */
  loginProviders: () => readonly LoginProvider[];
  /** Where this page opens in a browser of its own, for the logins that do not work here; null if nowhere. */
  outsideAddress: () => string | null;
  /**
   * Leads to a provider whose address is still being asked for. To be called within the press itself: it may
   * open a window. Kept when the way is free; it fails as the address does.
   */
  openLogin: (address: Promise<string>) => Promise<void>;
  /** Line as a witness of who is looking; null where a login is the only way. */
  identityProof: () => IdentityProof | null;
  /** Whether friends are added by a press here, or the person has to scan a code with a phone. */
  friendAddWay: () => 'press' | 'scan';
  /**
   * Offers to befriend a Line account, named with its @, once `after` is kept; it fails as that does. To be
   * called within the press itself: it may open a tab. 'opened': Line takes over elsewhere, and nobody will
   * know what came of it.
   */
  addFriend: (friendId: string, after: Promise<unknown>) => Promise<FriendOutcome>;
  /** Leaves the app, as far as it is a window of its own. */
  close: () => void;
}

export interface IdentityProof {
  /** The app of Line around us, or a login that its SDK leads through in an ordinary browser. */
  by: 'line-app' | 'line-login';
  /** The ID token. It may have run out; null: there is none yet. */
  token: () => string | null;
  /** Gets a fresh one: the page is left, and Line leads back to it. */
  renew: () => void;
  /** Whoever logs out on somebody else's computer leaves none behind. */
  forget: () => void;
}

export type FriendOutcome = 'added' | 'already' | 'dismissed' | 'opened';

export interface SharedLink {
  title: string;
  url: string;
}

export const EnvironmentContext = createContext<Environment | null>(null);

export function useEnvironment(): Environment {
  const environment = use(EnvironmentContext);
  if (!environment) throw new Error('The app was mounted without an environment');
  return environment;
}
