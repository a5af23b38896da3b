import { createContext, use } from 'react';
import type { ClientConfig } from '../../contract/plain/clientConfig.ts';

/** Providers with a login button; Naver has none. */
export type LoginProvider = 'line' | 'google' | 'kakao' | 'apple';

/** Where the app runs. Every difference between an ordinary browser and the LINE app is a method here. */
export interface Environment {
  /** The router's basename: '' on the web, '/liff' inside LINE. */
  basename: string;
  /** Preparation before the first screen. If it fails, the visitor can still browse. */
  prepare: (config: ClientConfig) => Promise<void>;
  /**
   * Path and query of the page, beginning with the basename. Parameters that LINE added are removed. Inside LINE it
   * has a language.
   */
  plainAddress: () => string;
  /** Opens the share dialog. 'unsupported': the page shows the link instead. */
  share: (link: SharedLink) => Promise<'shared' | 'dismissed' | 'unsupported'>;
  /** Opens an address outside the app. */
  openExternal: (url: string) => void;
  /**
   * Opens a file of the server that the device handles, e.g. a calendar file. Browsers inside other apps save no files,
   * so the phone's own browser opens it, which has no session.
   */
  openFile: (path: string) => void;
  /** The providers whose login works here, in the order of the buttons. */
  loginProviders: () => readonly LoginProvider[];
  /**
   * An address that opens this page in the phone's own browser, for providers that refuse this one; null if
   * there is none.
   */
  outsideAddress: () => string | null;
  /**
   * Goes to the login provider while its address is still loading. Call it in the click handler, because it may
   * open a window. Resolves when the navigation has started; rejects if `address` rejects.
   */
  openLogin: (address: Promise<string>) => Promise<void>;
  /** LINE's ID token, where LINE gives one; otherwise null. */
  identityProof: () => IdentityProof | null;
  /**
   * How the LINE account becomes a friend: by a press inside LINE, by a link in the browser of a phone (it needs no
   * permission for a new tab), or by a code that the visitor scans with a phone.
   */
  friendAddWay: () => 'press' | 'link' | 'scan';
  /**
   * Opens the page that adds a LINE account (its id begins with @) as a friend, after `after` resolves; rejects
   * if it rejects. Call it in the click handler, because it may open a tab. 'opened': the result stays unknown.
   */
  addFriend: (friendId: string, after: Promise<unknown>) => Promise<FriendOutcome>;
  /** Notices of the browser; its code is loaded when it is needed. Null inside LINE, which brings them itself. */
  push: (() => Promise<PushDevice>) | null;
}

/** `homeScreen`: an iPhone shows notices after the site was added to its home screen. */
export type PushState = 'unsupported' | 'homeScreen' | 'denied' | 'off' | 'on';

export interface PushDevice {
  /** Whether this browser shows notices of this member. */
  state: (memberId: string) => Promise<PushState>;
  /** Asks for permission, so call it in the click handler. Null: the person refused. */
  subscribe: (publicKey: string, memberId: string) => Promise<BrowserSubscription | null>;
  unsubscribe: () => Promise<void>;
  /** Calls `tell` with the subscription of this member if this tab has not told the server of it since the login. */
  renew: (
    memberId: string,
    tell: (subscription: BrowserSubscription) => Promise<unknown>,
  ) => Promise<void>;
}

interface BrowserSubscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

export interface IdentityProof {
  /** The LINE app around the page, or a login of the LINE SDK in an ordinary browser. */
  by: 'line-app' | 'line-login';
  /** The ID token, possibly expired; null: none yet. */
  token: () => string | null;
  /** LINE's access token. Only the call that leaves the service sends it, so that LINE ends its consent. Null: none. */
  accessToken: () => string | null;
  /** Gets a new token: the page navigates to LINE and back. */
  renew: () => void;
  /** Called at logout: no token stays in a shared browser. */
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
