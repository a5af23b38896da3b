import { forgetInWindow, recallInWindow, rememberInWindow } from './windowMemory.ts';

/** What this window remembers about the LINE login until it closes. */
type Memory =
  /** After a logout the app must not log in again by itself. */
  | 'logged out'
  /** The token was refused and renewed once. No second try, because the refusal may have another reason. */
  | 'renewed';

const KEY = 'line-app-login';

export const rememberForVisit = (memory: Memory) => rememberInWindow(KEY, memory);

export const forgetVisit = () => forgetInWindow(KEY);

/** Without storage the answer is true, so that nothing is repeated for ever. */
export const remembersFromVisit = (memory: Memory) => recallInWindow(KEY, memory) === memory;
