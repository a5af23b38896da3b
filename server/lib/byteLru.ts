/** A cache limited by bytes: when it is full, the least recently used items are removed. */
export class ByteLru<T> {
  readonly #maxBytes: number;
  readonly #items = new Map<string, { value: T; bytes: number }>();
  #bytes = 0;
  /** The key at the end of the order; reading it again needs no move. */
  #newest: string | undefined;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get(key: string): T | undefined {
    const item = this.#items.get(key);
    if (!item) return undefined;
    if (key !== this.#newest) {
      this.#items.delete(key);
      this.#items.set(key, item);
      this.#newest = key;
    }
    return item.value;
  }

  set(key: string, value: T, bytes: number): void {
    this.delete(key);
    if (bytes > this.#maxBytes) return;
    this.#items.set(key, { value, bytes });
    this.#newest = key;
    this.#bytes += bytes;
    for (const oldest of this.#items.keys()) {
      if (this.#bytes <= this.#maxBytes) break;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    this.#bytes -= this.#items.get(key)?.bytes ?? 0;
    this.#items.delete(key);
  }

  clear(): void {
    this.#items.clear();
    this.#bytes = 0;
  }
}
