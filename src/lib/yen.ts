const UNITS = { hundredMillions: 100_000_000, tenThousands: 10_000, ones: 1 } as const;

interface Yen {
  /** In this unit: 8.5 and `tenThousands` are 85,000 yen. */
  n: number;
  unit: keyof typeof UNITS;
}

/** About so many yen: with two digits, because the rate of a payment differs. Undefined below one yen. */
export function yenOf(won: number, rate: number): Yen | undefined {
  const yen = Number((won * rate).toPrecision(2));
  const units = Object.entries(UNITS) as [Yen['unit'], number][];
  const found = units.find(([, worth]) => yen >= worth);
  return found && { n: Number((yen / found[1]).toPrecision(2)), unit: found[0] };
}
