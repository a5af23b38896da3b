import { readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { expect, it } from 'vitest';
import { MUTANT_PARTS } from '../proof/mutants/mutantParts.ts';
import { filesOf } from './sourceFiles.ts';

const FILES = ['contract', 'server', 'src', 'tests'].flatMap((folder) =>
  filesOf(folder, /\.tsx?$/),
);

it.each(Object.entries(MUTANT_PARTS))('each name in the part %s finds a file', (_name, part) => {
  const patterns = [...part.mutate, ...Object.values(part.tests).flat()];
  expect(patterns.filter((pattern) => !findsFile(pattern.replace(/^!/, '')))).toEqual([]);
});

it('each file has its harmless mistakes in one list: of two lists, only the later one would count', () => {
  const lists = FILES.filter((file) => /mutants\/harmlessIn\w+\.ts$/.test(file));
  const names = lists.flatMap((file) => readFileSync(file, 'utf8').match(/^ {2}'\w+\.ts'/gm) ?? []);
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});

function findsFile(pattern: string): boolean {
  // Most files are in another folder, and to match a pattern takes long.
  const [folder = ''] = pattern.split(/[*{]/);
  return FILES.some((file) => file.startsWith(folder) && matchesGlob(file, pattern));
}
