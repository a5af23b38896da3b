import type { Environment, SharedLink } from '../../../src/environment/environment.ts';

export interface FakeEnvironment extends Environment {
  /** What the app has passed to the environment, in order. */
  shared: SharedLink[];
  opened: string[];
  files: string[];
  /** The addresses of providers that a login led to. */
  logins: string[];
  /** The accounts that were offered as friends. */
  befriended: string[];
}

/** An environment that does nothing and records everything. */
export function fakeEnvironment(changes: Partial<Environment> = {}): FakeEnvironment {
  const shared: SharedLink[] = [];
  const opened: string[] = [];
  const files: string[] = [];
  const logins: string[] = [];
  const befriended: string[] = [];
  return {
    basename: '',
    prepare: async () => {},
    plainAddress: () => location.pathname + location.search,
    share: async (link) => {
      shared.push(link);
      return 'shared';
    },
    openExternal: (url) => {
      opened.push(url);
    },
    openFile: (path) => {
      files.push(path);
    },
    loginProviders: () => ['line', 'google', 'kakao', 'apple'],
    outsideAddress: () => null,
    openLogin: async (address) => {
      logins.push(await address);
    },
    identityProof: () => null,
    friendAddWay: () => 'press',
    addFriend: async (friendId, after) => {
      await after;
      befriended.push(friendId);
      return 'opened';
    },
    push: null,
    ...changes,
    shared,
    opened,
    files,
    logins,
    befriended,
  };
}
