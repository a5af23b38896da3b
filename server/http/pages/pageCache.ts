import { limits } from '../../limits.ts';
import type { Page } from './pages.ts';

interface Entry {
  version: number;
  expires: number;
  page: Promise<Page>;
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

  get(key: string, render: () => Promise<Page>): Promise<Page> {
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
      ({ answer }) => answer.plain.status !== 200 && this.#entries.delete(key),
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
