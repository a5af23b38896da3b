import type { PublicVersion } from './publicVersion.ts';

/**
 * Empties a cache whenever the public version rises. Call the returned function before each read: at midnight
 * `current()` changes, but no listener is called.
 */
export function clearOnRise(publicVersion: PublicVersion, cache: { clear(): void }): () => void {
  let { content } = publicVersion.current();
  publicVersion.onRise(() => cache.clear());
  return () => {
    const now = publicVersion.current().content;
    if (now === content) return;
    content = now;
    cache.clear();
  };
}
