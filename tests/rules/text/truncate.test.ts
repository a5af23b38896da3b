import { describe, expect, it } from 'vitest';
import { REVIEW_TEXT_LENGTH, TEXT_LENGTH } from '../../../src/constants.ts';
import { truncate } from '../../../src/lib/truncate.ts';

describe('truncation', () => {
  it('TXT-01 CONST-15 keeps 12 characters by default', () => {
    expect(truncate('가'.repeat(20))).toBe(`${'가'.repeat(12)}…`);
  });

  it('TXT-02 CONST-14 a text that fits exactly is not cut; one more character is', () => {
    for (const length of [TEXT_LENGTH, REVIEW_TEXT_LENGTH]) {
      expect(truncate('a'.repeat(length), length)).toBe('a'.repeat(length));
      expect(truncate('a'.repeat(length + 1), length)).toBe(`${'a'.repeat(length)}…`);
    }
  });

  it('AMB-68 counts characters, not code units', () => {
    expect(truncate('😀'.repeat(12))).toBe('😀'.repeat(12));
    expect(truncate('😀'.repeat(13))).toBe(`${'😀'.repeat(12)}…`);
  });
});
