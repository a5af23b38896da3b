import { statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Language } from '../../../contract/plain/language.ts';
import { readPageAssets } from '../../../server/http/pages/pageAssets.ts';
import { textFile } from '../../../src/i18n/i18n.ts';

const KILOBYTE = 1_000;
const HOME = 'src/pages/home/homeScreen.ts';

/** As the bench counts it (tests/bench/rows/scripts.ts); sizes are the same on every machine. */
function weightOf(folder: string, entry: string, language: Language): number {
  const { scriptsFor } = readPageAssets(folder, entry, '');
  const files = scriptsFor([HOME, textFile(language, 'everywhere')]);
  expect(files.filter((file) => /\/(home|everywhere)/.test(file)).length).toBeGreaterThan(1);
  return files.reduce((sum, file) => sum + statSync(`${folder}/${file}.br`).size, 0) / KILOBYTE;
}

describe.each(['ko', 'ja'] as const)(
  'the scripts of the first load of /home in %s, brotli',
  (language) => {
    const web = weightOf('dist/web', 'src/main.tsx', language);

    it('weigh at most 131 kB', () => {
      expect(web).toBeGreaterThan(50);
      expect(web).toBeLessThanOrEqual(131);
    });

    it('and inside LINE at most 25 kB more', () => {
      expect(weightOf('dist/liff', 'liff/main.tsx', language) - web).toBeLessThanOrEqual(25);
    });
  },
);
