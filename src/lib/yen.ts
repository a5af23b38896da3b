import { formatCount } from './number.ts';

const UNITS = { hundredMillions: 100_000_000, tenThousands: 10_000, ones: 1 } as const;

interface Yen {
  /** In this unit: 8.5 and `tenThousands` are 85,000 yen. */
  n: string;
  unit: keyof typeof UNITS;
}

/** About so many yen: with two digits, because the rate of a payment differs. Undefined below one yen. */
export function yenOf(won: number, rate: number): Yen | undefined {
  const yen = Number((won * rate).toPrecision(2));
  const units = Object.entries(UNITS) as [Yen['unit'], number][];
  const found = units.find(([, worth]) => yen >= worth);
  if (!found) return undefined;
  const [unit, worth] = found;
  const n = Number((yen / worth).toPrecision(2));
  return { n: n < 10 ? String(n) : formatCount(n), unit };
}
