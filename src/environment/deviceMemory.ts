/** What this device remembers between visits. A browser may refuse; nothing may depend on it. */
export function readFromDevice(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // Storage is switched off: there is nothing to remember, and nobody to tell.
  }
}

export function keepOnDevice(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Switched off or full: the visit goes on without.
  }
}

/** Hears of it when another tab of this browser changes what is kept under the key. */
export function watchDevice(key: string, onChange: () => void): () => void {
  const handleStorage = (event: StorageEvent) => {
    // Without a key everything was cleared at once.
    if (event.key === key || event.key === null) onChange();
  };
  addEventListener('storage', handleStorage);
  return () => removeEventListener('storage', handleStorage);
}
