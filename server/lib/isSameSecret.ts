import { timingSafeEqual } from 'node:crypto';

/** In constant time: the time of a refusal tells the length of the right text at most. */
export function isSameSecret(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
