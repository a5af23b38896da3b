import { describe, expect, it } from 'vitest';
import { progressBar } from '../../../server/demo/progressBar.ts';

const terminalOf = (isTTY: boolean) => {
  const written: string[] = [];
  return { isTTY, write: (text: string) => written.push(text), written };
};

describe('the progress of a seed', () => {
  it('draws one bar that updates itself on a terminal and ends the line once', () => {
    const terminal = terminalOf(true);
    const onProgress = progressBar(terminal);
    onProgress(1, 4, 'demo data');
    onProgress(4, 4, 'demo data');
    expect(terminal.written).toHaveLength(2);
    expect(terminal.written.join('')).toMatch(/^\r.*25 %.*\r.*100 % demo data\n$/);
  });

  it('writes a line for each tenth without a terminal', () => {
    const terminal = terminalOf(false);
    const onProgress = progressBar(terminal);
    for (let done = 1; done <= 1_000; done++) onProgress(done, 1_000, 'clinics');
    expect(terminal.written).toHaveLength(11);
    expect(terminal.written.at(-1)).toBe('100 % clinics\n');
  });
});
