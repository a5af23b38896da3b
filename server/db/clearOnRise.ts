import type { PublicVersion } from './publicVersion.ts';

/**
 * Empties a cache whenever the public version moves. Call the returned function before each read: at midnight the
 * version moves without a write.
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
