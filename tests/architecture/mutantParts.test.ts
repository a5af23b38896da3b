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

function findsFile(pattern: string): boolean {
  // Most files are in another folder, and to match a pattern takes long.
  const [folder = ''] = pattern.split(/[*{]/);
  return FILES.some((file) => file.startsWith(folder) && matchesGlob(file, pattern));
}
