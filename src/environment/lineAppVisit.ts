import { forgetInWindow, recallInWindow, rememberInWindow } from './windowMemory.ts';

/** What this window remembers about the LINE login until it closes. Both can be true at once. */
type Memory =
  /** After a logout the app must not log in again by itself, until the LINE button is pressed. */
  | 'logged out'
  /** The token was refused and renewed once. No second try, because the refusal may have another reason. */
  | 'renewed';

const keyOf = (memory: Memory) => `line-app-login ${memory}`;

export const rememberInVisit = (memory: Memory) => rememberInWindow(keyOf(memory), 'yes');

export const forgetInVisit = (memory: Memory) => forgetInWindow(keyOf(memory));

/** After a login. */
export function forgetVisit(): void {
  forgetInVisit('logged out');
  forgetInVisit('renewed');
}

/** Without storage the answer is true, so that nothing is repeated for ever. */
export const remembersInVisit = (memory: Memory) => recallInWindow(keyOf(memory), 'yes') !== null;
