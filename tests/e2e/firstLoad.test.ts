import { statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readPageAssets } from '../../server/http/pages/pageAssets.ts';

const KILOBYTE = 1_000;

/** As the bench counts it (tests/bench/rows/scripts.ts); sizes are the same on every machine. */
function weightOf(folder: string, entry: string): number {
  const { scriptsFor } = readPageAssets(folder, entry, '');
  const files = scriptsFor('ko', 'src/pages/home/homeScreen.ts');
  return files.reduce((sum, file) => sum + statSync(`${folder}/${file}.br`).size, 0) / KILOBYTE;
}

describe('the scripts of the first load of /home, brotli', () => {
  const web = weightOf('dist/web', 'src/main.tsx');

  it('weigh at most 140 kB', () => {
    expect(web).toBeGreaterThan(50);
    expect(web).toBeLessThanOrEqual(140);
  });

  it('and inside LINE at most 25 kB more', () => {
    expect(weightOf('dist/liff', 'liff/main.tsx') - web).toBeLessThanOrEqual(25);
  });
});
