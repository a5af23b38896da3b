interface Kept {
  payload: Record<string, unknown>;
  until: number;
}

/** Keeps the unfinished logins of the provider in memory, each until it expires. */
export function memoryAdapter(): new (kind: string) => object {
  const kept = new Map<string, Kept>();

  const find = (key: string) => {
    const found = kept.get(key);
    if (!found || found.until < Date.now()) return;
    return found.payload;
  };
  const deleteExpired = () => {
    for (const [key, { until }] of kept) if (until < Date.now()) kept.delete(key);
  };

  return class {
    readonly #kind: string;

    constructor(kind: string) {
      this.#kind = kind;
    }

    async upsert(id: string, payload: Record<string, unknown>, seconds: number) {
      deleteExpired();
      kept.set(this.#key(id), { payload, until: Date.now() + seconds * 1_000 });
    }

    async find(id: string) {
      return find(this.#key(id));
    }

    async findByUid(uid: string) {
      const prefix = this.#key('');
      const keys = [...kept.keys()].filter((key) => key.startsWith(prefix));
      return keys.map(find).find((payload) => payload?.uid === uid);
    }

    async consume(id: string) {
      const payload = find(this.#key(id));
      if (payload) payload.consumed = Math.floor(Date.now() / 1_000);
    }

    async destroy(id: string) {
      kept.delete(this.#key(id));
    }

    async revokeByGrantId(grantId: string) {
      for (const [key, { payload }] of kept) if (payload.grantId === grantId) kept.delete(key);
    }

    #key(id: string): string {
      return `${this.#kind} ${id}`;
    }
  };
}
