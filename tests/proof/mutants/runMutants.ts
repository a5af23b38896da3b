import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { z } from 'zod';
import type { MutantPart } from './mutantParts.ts';

/** Lines and columns begin with 1. */
const Place = z.object({ line: z.number(), column: z.number() });

const Report = z.object({
  testFiles: z.record(z.string(), z.unknown()),
  files: z.record(
    z.string(),
    z.object({
      source: z.string(),
      mutants: z.array(
        z.object({
          location: z.object({ start: Place }),
          mutatorName: z.string(),
          replacement: z.string().default(''),
          status: z.string(),
        }),
      ),
    }),
  ),
});

/** A wrong expression that replaces a right one. */
export interface Mutant {
  file: string;
  line: number;
  column: number;
  /** The line that it is in. */
  code: string;
  kind: string;
  instead: string;
  /** The result, in the words of Stryker. */
  status: string;
}

const FOLDER = '.cache';
const CONFIG = `${FOLDER}/mutants.config.json`;
const REPORT = `${FOLDER}/mutants.report.json`;

/**
 * Stryker over one part, with the tests of that part, one after the other. It keeps what it found; `isAgain` takes
 * over from there what neither an edited line nor an edited test can have changed.
 */
export async function runMutants(
  name: string,
  part: MutantPart,
  isAgain: boolean,
): Promise<{ mutants: Mutant[]; missing: string[] }> {
  mkdirSync(FOLDER, { recursive: true });
  rmSync(REPORT, { force: true });
  const incrementalFile = `${FOLDER}/mutants.${name}.json`;
  // Stryker would also report what it found in files that have left the part.
  if (!isAgain) rmSync(incrementalFile, { force: true });
  const config = { ...configFor(part), incremental: true, incrementalFile };
  writeFileSync(CONFIG, JSON.stringify(config));
  const stryker = spawn(
    process.execPath,
    ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run', CONFIG],
    {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, TEST_ENGINE: 'pglite', MUTANTS_TESTS: JSON.stringify(part.tests) },
    },
  );
  await once(stryker, 'close');
  const { files, testFiles } = Report.parse(JSON.parse(readFileSync(REPORT, 'utf8')));
  const mutants = Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants.map(({ location: { start }, mutatorName, replacement, status }) => ({
      file,
      line: start.line,
      column: start.column,
      code: source.split('\n')[start.line - 1]?.trim() ?? '',
      kind: mutatorName,
      instead: replacement,
      status,
    })),
  );
  return {
    mutants,
    missing: [
      ...unmatched(part.mutate, Object.keys(files)),
      ...unmatched(Object.values(part.tests).flat(), Object.keys(testFiles)),
    ],
  };
}

/** Wrong patterns, and test files that do not load: Stryker ignores both. */
const unmatched = (patterns: readonly string[], files: readonly string[]) =>
  patterns.filter(
    (pattern) => !pattern.startsWith('!') && !files.some((file) => matchesGlob(file, pattern)),
  );

const configFor = ({ mutate, isMadeOnce = false }: MutantPart) => ({
  mutate,
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutants.config.ts', related: false },
  coverageAnalysis: 'perTest',
  ignoreStatic: !isMadeOnce,
  concurrency: 1,
  tempDirName: `${FOLDER}/mutants`,
  ignorePatterns: ['/dist', '/.data'],
  disableTypeChecks: false,
  allowConsoleColors: false,
  reporters: ['progress-append-only', 'json'],
  jsonReporter: { fileName: REPORT },
  // A busy machine is slow, which does not count as a noticed mistake.
  timeoutMS: 10_000,
});
