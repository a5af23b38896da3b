import { describe, expect, it } from 'vitest';
import { type Claim, judge } from '../proof/prove.ts';
import type { Tested } from '../proof/runTests.ts';

const FILE = 'tests/api/a.test.ts';
const aTest = (name: string, more: Partial<Tested> = {}): Tested => ({
  file: FILE,
  name,
  status: 'passed',
  ms: 1,
  counted: {},
  measured: {},
  ...more,
});
const claim: Claim = {
  figure: 'streams',
  files: [FILE],
  tests: /are limited|reads nothing/,
  counts: 'tests',
  atLeast: 2,
};
const judged = (...tested: Tested[]) => judge(claim, tested, { rounds: 1, isShort: false });

describe('a claim of a proof command', () => {
  it('is held by the tests that its pattern finds', () => {
    const held = judged(aTest('are limited'), aTest('a client that reads nothing'));
    expect(held).toMatchObject({ isHeld: true, failures: [], figure: { value: 2 } });
  });

  it('is not held when a part of its pattern finds no test, as after a new title', () => {
    const other = aTest('reads nothing', { file: 'tests/api/b.test.ts' });
    const red = judged(aTest('are limited'), aTest('are limited, too'), other);
    expect(red).toMatchObject({ isHeld: false, figure: { value: 0 } });
    expect(red.failures).toEqual(['streams: no test matches /reads nothing/']);
  });

  it('is not held when one of its tests fails', () => {
    const failed = aTest('reads nothing', { status: 'failed' });
    const red = judged(aTest('are limited'), aTest('are limited, too'), failed);
    expect(red).toMatchObject({ isHeld: false, failures: ['reads nothing'] });
  });
});
