import GetFriendship from '@line/liff/get-friendship';
import RequestFriendship from '@line/liff/request-friendship';
import { friendLink } from '../src/environment/friendPage.ts';
import { liff, lineErrorCode } from './sdk.ts';

liff.use(new GetFriendship());
liff.use(new RequestFriendship());

/**
 * LINE asks in its own window and does not report the answer. So the friendship is read before, because friends need no
 * window, and afterwards.
 */
export async function addFriendInLine(friendId: string) {
  if ((await isFriend()) === true) return 'already';
  try {
    await liff.requestFriendship();
  } catch (cause) {
    if (lineErrorCode(cause) === 'UNAUTHORIZED') return 'dismissed';
    // Too many requests, no permission, or the window did not open: the account's page can still be
    // opened.
    console.error('LINE did not offer the friend', cause);
    liff.openWindow({ url: friendLink(friendId), external: false });
    return 'opened';
  }
  const answer = await isFriend();
  if (answer === undefined) return 'opened';
  return answer ? 'added' : 'dismissed';
}

/** Undefined: the person has not allowed the question, or the network failed. */
async function isFriend(): Promise<boolean | undefined> {
  try {
    return (await liff.getFriendship()).friendFlag;
  } catch {
    return undefined; // the caller goes on without an answer
  }
}
