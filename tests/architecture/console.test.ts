import { describe, expect, it } from 'vitest';
import { expectConsole, judgeNoise } from '../support/setup/console.ts';

describe('a test that prints', () => {
  it('fails, and shows what was printed', () => {
    console.warn('a %s', 'surprise', { at: 1 });
    expect(() => judgeNoise('now')).toThrow('console.warn: a surprise { at: 1 }');
  });

  it('fails once, not again in the next test', () => {
    expect(() => judgeNoise('now')).not.toThrow();
  });

  it('passes when it has announced the message', () => {
    expectConsole(/^console.error: known/);
    console.error('known');
    expect(() => judgeNoise('now')).not.toThrow();
  });

  it('fails when an announced message does not come', () => {
    expectConsole(/known/);
    expect(() => judgeNoise('now')).toThrow('not printed');
  });
});
