/** Chance that falls the same way every time: one seed, one picture. */
export interface Random {
  between: (low: number, high: number) => number;
  whole: (low: number, high: number) => number;
  happens: (share: number) => boolean;
  pick: <T>(choices: readonly [T, ...T[]]) => T;
}

export function createRandom(seed: string): Random {
  let state = hash(seed);
  // mulberry32: small, and even enough for furniture.
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number) => low + next() * (high - low);
  const whole = (low: number, high: number) => Math.floor(between(low, high + 1));
  return {
    between,
    whole,
    happens: (share) => next() < share,
    pick: (choices) => choices[whole(0, choices.length - 1)] ?? choices[0],
  };
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return value;
}
