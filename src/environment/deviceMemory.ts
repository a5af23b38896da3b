/** Reads localStorage. A browser may refuse access, so no feature may depend on it. */
export function readFromDevice(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // Storage is disabled.
  }
}

export function keepOnDevice(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    // The browser tells only the other tabs.
    dispatchEvent(new StorageEvent('storage', { key }));
  } catch {
    // Storage is disabled or full.
  }
}

/** Called when a tab of this browser changes the key. */
export function watchDevice(key: string, onChange: () => void): () => void {
  const handleStorage = (event: StorageEvent) => {
    // A null key means that the whole storage was cleared.
    if (event.key === key || event.key === null) onChange();
  };
  addEventListener('storage', handleStorage);
  return () => removeEventListener('storage', handleStorage);
}
