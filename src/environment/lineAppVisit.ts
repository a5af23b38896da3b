import { forgetInWindow, recallInWindow, rememberInWindow } from './windowMemory.ts';

/** What this window remembers about the LINE login until it closes. Both can be true at once. */
type Memory =
  /** After a logout the app must not log in again by itself, until the LINE button is pressed. */
  | 'logged out'
  /** The token was refused and renewed once. No second try, because the refusal may have another reason. */
  | 'renewed';

const keyOf = (memory: Memory) => `line-app-login ${memory}`;

export const rememberForVisit = (memory: Memory) => rememberInWindow(keyOf(memory), 'yes');

export const forgetFromVisit = (memory: Memory) => forgetInWindow(keyOf(memory));

/** After a login. */
export function forgetVisit(): void {
  forgetFromVisit('logged out');
  forgetFromVisit('renewed');
}

/** Without storage the answer is true, so that nothing is repeated for ever. */
export const remembersFromVisit = (memory: Memory) => recallInWindow(keyOf(memory), 'yes') !== null;
