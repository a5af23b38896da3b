// `npm test`: all tests in one run. Its last line is the result: `N passed, N failed`.
// With `--quick`: no browser, no killed process, only PGlite, and not what LEFT_OUT names.
// Finding a browser and building the app belong to the browser tests (tests/support/setup/setupEndToEnd.ts).
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

const folder = mkdtempSync(join(tmpdir(), 'test-counts-'));
const countsFile = join(folder, 'counts.json');

/** What takes seconds and breaks seldom: files → what they test. */
const LEFT_OUT = {
  'tests/api/demo/**': 'the demonstration',
  'tests/api/**/*[fF]uzz.test.ts': 'invalid input to every call',
  'tests/api/database/{backup,backupFolder,lostErasures}.test.ts': 'backups',
  'tests/api/database/*Migration.test.ts': 'migrations that change rows',
  'tests/api/database/databaseThread.test.ts': 'the thread of the embedded database',
  'tests/api/find/cappedTotals.test.ts': 'totals above 100,000',
  'tests/api/find/find.test.ts': 'filters and sorts in combination',
  'tests/api/http/openapiClient.test.ts': 'the client made of /openapi.json',
  'tests/api/staff/auditCheck.test.ts': 'the check of the access record',
  'tests/architecture/checks.test.ts': 'types and format (npm run check)',
  'tests/architecture/boundaries.test.ts': 'boundaries (npm run check:boundaries)',
  'tests/architecture/lint.test.ts': 'the rules of the linter',
  'tests/architecture/testCommand.test.ts': 'npm test itself',
  'tests/architecture/unused.test.ts': 'unused code (npm run check:unused)',
};

const QUICK = [
  ...['rules', 'api', 'screens', 'alone', 'architecture'].flatMap((name) => ['--project', name]),
  ...Object.keys(LEFT_OUT).flatMap((files) => ['--exclude', files]),
];

/** Tests wait for timers now and then, so one worker more than cores keeps the processor busy. Each takes about 1 GB. */
const WORKERS = Math.min(availableParallelism() + 1, 8);

const isQuick = process.argv.includes('--quick');
const asked = process.argv.slice(2).filter((arg) => arg !== '--quick');
const exitCode = await runVitest([...asked, ...(isQuick ? QUICK : [])]);
const counts = readCounts();
rmSync(folder, { recursive: true, force: true });

// A run that broke off must not look like a success.
const brokeOff = !counts.isComplete || (exitCode !== 0 && counts.failed === 0);
const failed = counts.failed + (brokeOff ? 1 : 0);
if (brokeOff) console.log(`\nThe run did not come to its end (exit code ${exitCode}).`);
if (isQuick) reportWhatQuickLeavesOut();
else reportWhatWasLeftOut(counts.skippedNames);
reportWhatNeededAnotherTry(counts.flakyReports);
console.log(summary(counts.passed, failed, counts.skipped));
process.exitCode = failed > 0 || counts.passed === 0 ? 1 : 0;

function runVitest(args) {
  return new Promise((resolve) => {
    const vitest = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...args], {
      env: {
        ...process.env,
        TEST_COUNTS_FILE: countsFile,
        ...(isQuick && { TEST_ENGINE: 'pglite', TEST_WORKERS: WORKERS }),
      },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    vitest.on('close', (code, signal) => resolve(code ?? signal));
  });
}

function readCounts() {
  try {
    return JSON.parse(readFileSync(countsFile, 'utf8'));
  } catch {
    return {
      passed: 0,
      failed: 0,
      skipped: 0,
      skippedNames: [],
      flakyReports: [],
      isComplete: false,
    };
  }
}

function reportWhatQuickLeavesOut() {
  const parts = ['browsers', 'faults', 'PostgreSQL', ...Object.values(LEFT_OUT)];
  console.log(`\nLEFT OUT, npm test has it: ${parts.join(', ')}`);
}

function reportWhatWasLeftOut(names) {
  if (names.length === 0) return;
  console.log(`\nLEFT OUT, ${names.length} tests:`);
  for (const name of names) console.log(`  - ${name}`);
  if (names.some((name) => /postgres/i.test(name))) {
    console.log('No PostgreSQL answered, so what runs on both engines ran on PGlite alone.');
    console.log('Set TEST_DATABASE_URL to one whose role may create databases, and run again.');
  }
}

function reportWhatNeededAnotherTry(reports) {
  if (reports.length === 0) return;
  console.log(
    `\nPASSED ONLY AFTER ANOTHER TRY, ${reports.length} tests, each a fault to be found:`,
  );
  for (const report of reports) console.log(`  - ${report}`);
}

function summary(passed, failed, skipped) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
