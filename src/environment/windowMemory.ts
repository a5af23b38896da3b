/** What this window remembers until it is closed. A browser may refuse, so nothing may depend on it. */
export function rememberInWindow(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // Switched off.
  }
}

export function recallInWindow(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null; // Switched off.
  }
}

export function forgetInWindow(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Switched off.
  }
}
