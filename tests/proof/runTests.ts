import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { z } from 'zod';

/** The result of a test, as a proof needs it. */
export interface Tested {
  file: string;
  name: string;
  status: 'passed' | 'failed' | 'skipped';
  ms: number;
  counted: Record<string, number>;
  measured: Record<string, number>;
}

const Numbers = z.record(z.string(), z.number());

const Report = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          duration: z.number().nullish(),
          meta: z.object({ counted: Numbers.optional(), measured: Numbers.optional() }).optional(),
        }),
      ),
    }),
  ),
});

/** Runs Vitest over these files. A file that does not load counts as a failed test. */
export async function runTests(
  files: readonly string[],
  env: Record<string, string>,
): Promise<Tested[]> {
  const folder = mkdtempSync(join(tmpdir(), 'proof-'));
  const report = join(folder, 'report.json');
  const reporting = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const vitest = spawn(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', ...reporting, '--testTimeout=600000', ...files],
    { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, PROOF: '1', ...env } },
  );
  await once(vitest, 'close');
  const { testResults } = Report.parse(JSON.parse(readFileSync(report, 'utf8')));
  rmSync(folder, { recursive: true });
  return testResults.flatMap((result) => {
    const file = relative(process.cwd(), result.name);
    const tests = result.assertionResults.map(({ fullName, status, duration, meta }) => ({
      file,
      name: fullName,
      status: statusOf(status),
      ms: duration ?? 0,
      counted: meta?.counted ?? {},
      measured: meta?.measured ?? {},
    }));
    const hasBroken = result.status === 'failed' && tests.every((test) => test.status !== 'failed');
    if (!hasBroken) return tests;
    return [
      ...tests,
      { file, name: result.message, status: 'failed', ms: 0, counted: {}, measured: {} },
    ];
  });
}

function statusOf(status: string): Tested['status'] {
  return status === 'passed' || status === 'failed' ? status : 'skipped';
}
