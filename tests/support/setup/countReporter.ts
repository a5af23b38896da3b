import { writeFileSync } from 'node:fs';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** The numbers that tools/test.mjs prints in its last line. */
export interface TestCounts {
  passed: number;
  failed: number;
  skipped: number;
  /** Full names, so that a run which leaves something out can name it. */
  skippedNames: string[];
  /** Tests that passed only after a retry, with what failed before. */
  flakyReports: string[];
  /** Set only when a run came to its end. */
  isComplete: boolean;
}

/** Writes the counts to a file after every module, so that they survive a crash. */
export function countReporter(file: string): Reporter {
  const counts: TestCounts = {
    passed: 0,
    failed: 0,
    skipped: 0,
    skippedNames: [],
    flakyReports: [],
    isComplete: false,
  };
  const save = () => writeFileSync(file, JSON.stringify(counts));

  return {
    onInit: save,
    onTestModuleEnd(module) {
      addModule(counts, module);
      save();
    },
    onTestRunEnd(_modules, unhandledErrors, reason) {
      counts.failed += unhandledErrors.length;
      counts.isComplete = reason !== 'interrupted';
      save();
    },
  };
}

function addModule(counts: TestCounts, module: TestModule): void {
  for (const test of module.children.allTests()) {
    const { state } = test.result();
    const name = `${module.relativeModuleId} › ${test.fullName}`;
    if (test.diagnostic()?.flaky) counts.flakyReports.push(`${name}${failuresOf(test)}`);
    if (state === 'passed') counts.passed += 1;
    else if (state === 'failed') counts.failed += 1;
    else {
      counts.skipped += 1;
      counts.skippedNames.push(name);
    }
  }
  counts.failed += brokenSetups(module);
}

/** The failed attempts of tests that passed later; no other reporter prints them. */
function failuresOf(test: TestCase): string {
  const lines = (test.result().errors ?? []).map(({ message, stacks }) => {
    const at = stacks?.[0];
    return `\n    ${message.trim().replaceAll('\n', '\n    ')}${at ? `\n    ${at.file}:${at.line}` : ''}`;
  });
  return lines.join('');
}

/** A file that does not load or a hook that throws is a failure, although no single test reports it. */
function brokenSetups(module: TestModule): number {
  const suites = [...module.children.allSuites()];
  return [module, ...suites].filter((suite) => suite.errors().length > 0).length;
}
