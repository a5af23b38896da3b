import { defineConfig } from 'vitest/config';
import { countReporter } from './tests/support/setup/countReporter.ts';
import { StoryFirst } from './tests/support/setup/storyFirst.ts';

// Dates are shown in the time of the device: the tests run in the time zone of Seoul.
process.env.TZ = 'Asia/Seoul';

const countsFile = process.env.TEST_COUNTS_FILE;

/** Folder of tests/ → project. `npm test -- --project api` runs one. */
const project = (name: string, more: object = {}) => ({
  extends: true as const,
  test: { name, include: [`tests/${name}/**/*.test.{ts,tsx}`], ...more },
});

/** A worker goes from file to file and loads the product once: docs/decisions/0015-shared-workers.md. */
const SHARED = { isolate: false };

const SCREENS = {
  environment: 'happy-dom',
  env: { DEBUG_PRINT_LIMIT: '2000' },
  setupFiles: ['tests/support/setup/setupScreens.ts'],
};

/** Optimising PGlite's WebAssembly takes longer than the tests of a file gain from it. */
const UNOPTIMISED = { execArgv: ['--liftoff-only'] };

/** Proofs run as `npm start` does. */
const SHORT = process.env.PROOF ? {} : UNOPTIMISED;

/** Files that mock a module, or that leave an app running. They run isolated, so that the next file gets neither. */
const ALONE = 'tests/screens/**/*.alone.test.tsx';

const VISITING = {
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 30_000, interval: 50 } },
  globalSetup: 'tests/support/setup/setupEndToEnd.ts',
};

export default defineConfig({
  test: {
    pool: 'forks',
    // One more than the two cores of a small CI machine: a worker often waits for a timer or a browser. Three on a big
    // machine, too, so that timings stay alike. `test:quick` takes more.
    maxWorkers: Number(process.env.TEST_WORKERS ?? 3),
    // A busy CI machine may try again; a test that passed only then is listed at the end of the run.
    retry: process.env.CI ? 2 : 0,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    teardownTimeout: 20_000,
    sequence: { sequencer: StoryFirst },
    // The default of one second is too short on a busy machine. Speed is measured by `npm run bench`.
    expect: { poll: { timeout: 10_000, interval: 5 } },
    setupFiles: ['tests/support/setup/setupConsole.ts', 'tests/support/setup/setupFile.ts'],
    reporters: countsFile ? ['default', countReporter(countsFile)] : ['default'],
    projects: [
      project('rules', SHARED),
      project('api', {
        ...SHARED,
        setupFiles: ['tests/support/setup/setupApi.ts'],
        globalSetup: 'tests/support/setup/setupDatabases.ts',
        ...UNOPTIMISED,
      }),
      project('screens', { ...SCREENS, ...SHARED, exclude: [ALONE] }),
      project('alone', { ...SCREENS, include: [ALONE] }),
      project('architecture', { ...SHARED, testTimeout: 300_000 }),
      project('faults', { ...SHORT, testTimeout: 120_000 }),
      // What takes minutes, for `npm run faults`, `attack` and `a11y`: measured without other tests beside them.
      ...(process.env.PROOF
        ? [project('proof', { ...VISITING, maxWorkers: 1, sequence: { groupOrder: 1 } })]
        : []),
      // Last. Each worker has its own server.
      project('e2e', { ...VISITING, ...SHARED, ...SHORT, sequence: { groupOrder: 2 } }),
      // Under `npm run browsers` all of them, one after the other; here one journey, beside e2e.
      project('browsers', {
        ...VISITING,
        globalSetup: 'tests/support/setup/setupBuild.ts',
        ...(process.env.PROOF
          ? { maxWorkers: 1, sequence: { groupOrder: 3 } }
          : { include: ['tests/browsers/journeys.test.ts'], sequence: { groupOrder: 2 } }),
      }),
    ],
  },
});
