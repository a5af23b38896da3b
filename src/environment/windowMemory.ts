/** Stores a value until the window closes. A browser may refuse, so no feature may depend on it. */
export function rememberInWindow(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // Storage is disabled or full.
  }
}

export function recallInWindow(key: string, withoutStorage: string | null = null): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return withoutStorage;
  }
}

export function forgetInWindow(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is disabled.
  }
}

export function forgetAllInWindow(isForgotten: (key: string) => boolean): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (isForgotten(key)) sessionStorage.removeItem(key);
    }
  } catch {
    // Storage is disabled.
  }
}
