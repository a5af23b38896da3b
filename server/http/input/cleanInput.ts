import { limits } from '../../limits/limits.ts';
import { refuse } from '../../refusal.ts';

const LONE_SURROGATE = /\p{Surrogate}/u;

/** PostgreSQL cannot store a NUL character and would change a lone surrogate. */
export const isClean = (text: string): boolean =>
  !text.includes('\0') && !LONE_SURROGATE.test(text);

/**
 * Refuses text that cannot be stored, too deep nesting and too long lists, anywhere in the value.
 */
export function assertClean(value: unknown, depth = 0): void {
  if (depth > limits.requests.jsonDepth) throw refuse('invalid_input', 'body: too deep');
  if (typeof value === 'string') assertCleanText(value);
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value) && value.length > limits.requests.jsonItems) {
    throw refuse('invalid_input', 'body: too many items');
  }
  for (const [key, item] of Object.entries(value)) {
    if (key === '__proto__') throw refuse('invalid_input', 'body: not a field');
    assertCleanText(key);
    assertClean(item, depth + 1);
  }
}

export function assertCleanText(text: string): void {
  if (!isClean(text)) throw refuse('invalid_input', 'text that cannot be stored');
}
