import GetFriendship from '@line/liff/get-friendship';
import RequestFriendship from '@line/liff/request-friendship';
import { friendLink } from '../src/environment/friendPage.ts';
import { liff, lineErrorCode } from './sdk.ts';

liff.use(new GetFriendship());
liff.use(new RequestFriendship());

/**
 * Line asks in a window of its own, for the account that is linked to the channel. It tells nothing of the
 * answer, so it is asked afterwards; and before, because whoever is a friend already needs no window.
 */
export async function addFriendInLine(friendId: string) {
  if ((await isFriend()) === true) return 'already';
  try {
    await liff.requestFriendship();
  } catch (cause) {
    if (lineErrorCode(cause) === 'UNAUTHORIZED') return 'dismissed';
    // Too often asked, not allowed, or the window did not open: Line's own page can still be opened.
    console.error('Line did not offer the friend', cause);
    liff.openWindow({ url: friendLink(friendId), external: false });
    return 'opened';
  }
  const answer = await isFriend();
  if (answer === undefined) return 'opened';
  return answer ? 'added' : 'dismissed';
}

/** Undefined: Line does not say, for the person has not allowed it or the network failed. */
async function isFriend(): Promise<boolean | undefined> {
  try {
    return (await liff.getFriendship()).friendFlag;
  } catch {
    return undefined; // a question that may stay open: whoever asked goes on without the answer
  }
}
