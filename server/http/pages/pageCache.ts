import { limits } from '../../limits.ts';
import type { PackedPage } from './packedPage.ts';

export interface CachedPage {
  status: number;
  html: string;
  /** Compressed when the first asks for it who reads brotli; null when each response has to be on its own. */
  packed: () => Promise<PackedPage | null>;
}

interface Kept {
  version: number;
  expires: number;
  page: Promise<CachedPage>;
}

/**
 * Drawn pages, least recently used first. Anonymous pages hold nothing personal, so one drawing serves
 * everybody until the data change; simultaneous requests for one page wait for one drawing.
 */
export class PageCache {
  readonly #kept = new Map<string, Kept>();
  readonly #publicVersion: () => number;

  constructor(publicVersion: () => number) {
    this.#publicVersion = publicVersion;
  }

  get(key: string, draw: () => Promise<CachedPage>): Promise<CachedPage> {
    const version = this.#publicVersion();
    const found = this.#kept.get(key);
    this.#kept.delete(key);
    if (found && found.version === version && found.expires > Date.now()) {
      this.#kept.set(key, found);
      return found.page;
    }
    const page = draw();
    this.#kept.set(key, { version, expires: Date.now() + limits.kept.pageMs, page });
    page.then(
      ({ status }) => status !== 200 && this.#kept.delete(key),
      () => this.#kept.delete(key),
    );
    this.#makeRoom();
    return page;
  }

  #makeRoom(): void {
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > limits.kept.pages && oldest !== undefined) this.#kept.delete(oldest);
  }
}
