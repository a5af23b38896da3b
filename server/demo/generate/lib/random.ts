/** A pseudo-random stream that is the same on every machine and in every run. */
export interface Random {
  /** From 0 to 1, without 1. */
  next(): number;
  /** Both ends included. */
  int(from: number, to: number): number;
  between(from: number, to: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** Picks early items more often than late ones, from the first `count`. */
  pickEarly<T>(items: readonly T[], steepness: number, count?: number): T;
  weighted<T>(items: readonly T[], weightOf: (item: T) => number): T;
  /** The given number of different items, in their order in the list. */
  sample<T>(items: readonly T[], count: number): T[];
  shuffled<T>(items: readonly T[]): T[];
}

/** Each record has its own stream, so a change in one generator leaves the others unchanged. */
export function createRandom(stream: string): Random {
  const next = smallFastCounter(stream);
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));

  const pick = <T>(items: readonly T[]) => itemAt(items, int(0, items.length - 1));

  const shuffled = <T>(items: readonly T[]) => {
    const rest = [...items];
    return items.map(() => itemAt(rest.splice(int(0, rest.length - 1), 1), 0));
  };

  return {
    next,
    int,
    pick,
    shuffled,
    between: (from, to) => from + next() * (to - from),
    chance: (probability) => next() < probability,
    pickEarly: (items, steepness, count = items.length) =>
      itemAt(items, Math.floor(next() ** steepness * count)),
    weighted: (items, weightOf) => {
      let left = next() * items.reduce((sum, item) => sum + weightOf(item), 0);
      for (const item of items) {
        left -= weightOf(item);
        if (left < 0) return item;
      }
      return itemAt(items, 0);
    },
    sample: (items, count) => {
      const chosen = new Set(shuffled(items.map((_, index) => index)).slice(0, count));
      return items.filter((_, index) => chosen.has(index));
    },
  };
}

function itemAt<T>(items: readonly T[], index: number): T {
  const item = items[index];
  if (item === undefined) throw new Error('Nothing to choose from');
  return item;
}

/** The generator sfc32, seeded with hashes of the name. */
function smallFastCounter(stream: string): () => number {
  let a = hash(stream, 1);
  let b = hash(stream, 2);
  let c = hash(stream, 3);
  let counter = 1;
  const next = () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return (sum >>> 0) / 2 ** 32;
  };
  for (let i = 0; i < 12; i++) next();
  return next;
}

/** FNV-1a with a salt. */
function hash(text: string, salt: number): number {
  let value = 0x811c9dc5 ^ salt;
  for (let i = 0; i < text.length; i++) {
    value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  }
  return value ^ (value >>> 15);
}
