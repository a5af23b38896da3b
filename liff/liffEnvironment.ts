import { browserEnvironment } from '../src/environment/browserEnvironment.ts';
import type { Environment } from '../src/environment/environment.ts';
import { friendLink } from '../src/environment/friendPage.ts';
import { LINE_BASENAME } from '../src/environment/lineAddress.ts';
import { entryAddress } from './entryAddress.ts';
import { identityProof } from './identityProof.ts';
import { liff } from './sdk.ts';
import { startLine } from './startLine.ts';

/** Inside the LINE app, or in an ordinary browser that opened the same address. */
export const liffEnvironment: Environment = {
  basename: LINE_BASENAME,
  prepare: startLine,
  plainAddress: entryAddress,
  share: async (link) => {
    if (!liff.isInClient()) return browserEnvironment.share(link);
    const { shareFromLine } = await import('./share.ts');
    return shareFromLine(link);
  },
  openExternal,
  // LINE's browser saves no files.
  openFile: (path) => {
    if (liff.isInClient()) openExternal(new URL(path, location.href).href);
    else browserEnvironment.openFile(path);
  },
  // Other providers refuse logins inside the LINE app.
  loginProviders: () => (liff.isInClient() ? ['line'] : browserEnvironment.loginProviders()),
  outsideAddress: () => (liff.isInClient() ? null : browserEnvironment.outsideAddress()),
  openLogin: browserEnvironment.openLogin,
  identityProof,
  friendAddWay: () => (liff.isInClient() ? 'press' : browserEnvironment.friendAddWay()),
  addFriend: async (friendId, after) => {
    if (!liff.isInClient()) return browserEnvironment.addFriend(friendId, after);
    await after;
    if (liff.isApiAvailable('requestFriendship')) {
      const { addFriendInLine } = await import('./friend.ts');
      return addFriendInLine(friendId);
    }
    liff.openWindow({ url: friendLink(friendId), external: false });
    return 'opened';
  },
  push: null,
};

/** The app also calls this when LINE has not answered, so the bridge of LINE may be missing. */
function openExternal(url: string): void {
  try {
    // LINE's own pages open inside LINE.
    liff.openWindow({ url, external: !url.startsWith('https://line.me/') });
  } catch (cause) {
    console.error('LINE opened no other browser', cause);
    browserEnvironment.openExternal(url);
  }
}
