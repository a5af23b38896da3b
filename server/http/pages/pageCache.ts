import { limits } from '../../limits.ts';
import type { PackedPage } from './packedPage.ts';

export interface CachedPage {
  status: number;
  html: string;
  /** Compresses at the first request for brotli; null when each response must be compressed separately. */
  packed: () => Promise<PackedPage | null>;
}

interface Entry {
  version: number;
  expires: number;
  page: Promise<CachedPage>;
}

/**
 * Server-rendered pages, least recently used first. They contain nothing personal, so visitors share them.
 * Simultaneous requests for a page share one rendering.
 */
export class PageCache {
  readonly #entries = new Map<string, Entry>();
  readonly #publicVersion: () => number;

  constructor(publicVersion: () => number) {
    this.#publicVersion = publicVersion;
  }

  get(key: string, render: () => Promise<CachedPage>): Promise<CachedPage> {
    const version = this.#publicVersion();
    const entry = this.#entries.get(key);
    this.#entries.delete(key);
    if (entry && entry.version === version && entry.expires > Date.now()) {
      this.#entries.set(key, entry);
      return entry.page;
    }
    const page = render();
    this.#entries.set(key, { version, expires: Date.now() + limits.kept.pageMs, page });
    page.then(
      ({ status }) => status !== 200 && this.#entries.delete(key),
      () => this.#entries.delete(key),
    );
    this.#makeRoom();
    return page;
  }

  #makeRoom(): void {
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > limits.kept.pages && oldest !== undefined)
      this.#entries.delete(oldest);
  }
}
