/** Stores a value until the window closes. A browser may refuse, so no feature may depend on it. */
export function rememberInWindow(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // Storage is disabled.
  }
}

export function recallInWindow(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null; // Storage is disabled.
  }
}

export function forgetInWindow(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is disabled.
  }
}
