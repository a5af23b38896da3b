/** Whole numbers in the proportion of the weights that add up to the total (largest remainder). */
export function share(total: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const exact = weights.map((weight) => (total * weight) / all);
  const counts = exact.map(Math.floor);
  const missing = total - counts.reduce((sum, count) => sum + count, 0);
  exact
    .map((value, index) => ({ index, rest: value - Math.floor(value) }))
    .sort((a, b) => b.rest - a.rest || a.index - b.index)
    .slice(0, missing)
    .forEach(({ index }) => {
      counts[index] = (counts[index] ?? 0) + 1;
    });
  return counts;
}

/** Each key as often as its weight says, in the order of the keys. */
export function dealOut<Key extends string | number>(
  total: number,
  weights: Readonly<Record<Key, number>>,
  keys: readonly Key[],
): Key[] {
  const counts = share(
    total,
    keys.map((key) => weights[key]),
  );
  return keys.flatMap((key, index) => Array<Key>(counts[index] ?? 0).fill(key));
}

/**
 * The share of a rank in a total, where few ranks have much and many have little. The shares add up, and each
 * rank can be asked alone. A smaller exponent is steeper.
 */
export function longTail(total: number, ranks: number, exponent: number, rank: number): number {
  const upTo = (count: number) => Math.round(total * (count / ranks) ** exponent);
  return upTo(rank + 1) - upTo(rank);
}
