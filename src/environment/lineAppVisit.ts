/** What this window remembers of Line as a witness, until it is closed. */
type Memory =
  /** Whoever has logged out is not logged in again by themselves. */
  | 'logged out'
  /** The token was refused and another one fetched: once is enough, for the refusal may have other reasons. */
  | 'renewed';

const KEY = 'line-app-login';

export function rememberForVisit(memory: Memory): void {
  try {
    sessionStorage.setItem(KEY, memory);
  } catch {
    // Switched off: this page load still knows, as far as it matters.
  }
}

export function forgetVisit(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Switched off: there is nothing to forget.
  }
}

/** Where nothing can be remembered, nothing may be tried again either. */
export function remembersFromVisit(memory: Memory): boolean {
  try {
    return sessionStorage.getItem(KEY) === memory;
  } catch {
    return true;
  }
}
