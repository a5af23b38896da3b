import { defineConfig } from 'vitest/config';
import type { Reporter, TestModule, TestSuite, Vitest } from 'vitest/node';
import base from './vitest.config.ts';

/** Kind of test → files. `npm run mutants` says it for each part. */
const wanted: Record<string, string[]> = JSON.parse(process.env.MUTANTS_TESTS ?? '{}');

const projects = Object.entries(wanted).map(([kind, include]) => {
  const own = base.test?.projects?.find(
    (each) => typeof each === 'object' && 'test' in each && each.test?.name === kind,
  );
  const test = typeof own === 'object' && 'test' in own ? own.test : {};
  // All files in one worker: a mutant costs one load of the product.
  return { extends: true as const, test: { ...test, include, isolate: false } };
});

/**
 * Stryker reads the results of tests only. This reporter tells it of a file or a `beforeAll` that fails before its first
 * test.
 */
function earlyFailures(): Reporter {
  let vitest: Vitest | undefined;
  const tell = (failed: TestModule | TestSuite) => {
    for (const error of failed.errors()) vitest?.state.catchError(error, 'before the first test');
  };
  return {
    onInit: (started) => {
      vitest = started;
    },
    onTestModuleEnd: tell,
    onTestSuiteResult: tell,
  };
}

export default defineConfig({
  plugins: [
    {
      name: 'forks',
      // Stryker asks for threads, in which a test cannot set the time zone.
      configureVitest: ({ project }) => {
        project.config.pool = 'forks';
      },
    },
  ],
  test: {
    ...base.test,
    projects,
    reporters: [earlyFailures()],
    maxWorkers: 1,
    expect: { poll: { timeout: 3_000, interval: 5 } },
  },
});
