/** What this window remembers about the LINE login until it closes. */
type Memory =
  /** After a logout the app must not log in again by itself. */
  | 'logged out'
  /** The token was refused and renewed once. No second try, because the refusal may have another reason. */
  | 'renewed';

const KEY = 'line-app-login';

export function rememberForVisit(memory: Memory): void {
  try {
    sessionStorage.setItem(KEY, memory);
  } catch {
    // Storage is disabled: this page load still behaves correctly.
  }
}

export function forgetVisit(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Storage is disabled.
  }
}

/** Without storage the answer is true, so that nothing is repeated for ever. */
export function remembersFromVisit(memory: Memory): boolean {
  try {
    return sessionStorage.getItem(KEY) === memory;
  } catch {
    return true;
  }
}
