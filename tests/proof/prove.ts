import type { Figure } from './figure.ts';
import { printFigures, writePart } from './proofPage.ts';
import { runTests, type Tested } from './runTests.ts';

/** What is promised, and the tests that would fail if it were not so. */
export interface Claim {
  figure: string;
  files: readonly string[];
  /** Which tests of these files; all of them when it is not said. */
  tests?: RegExp;
  /** What is counted: something that the tests tally, or the passed tests times their rounds. */
  counts: { tally: string } | 'rounds' | 'tests';
  atLeast: number;
}

export interface Proof {
  command: string;
  claims: readonly Claim[];
  /** How often, how many: read by the tests. */
  env: Record<string, string>;
  /** Instead of these, with `--short`. */
  shortEnv: Record<string, string>;
  /** Instead of these, with `--long`. */
  longEnv: Record<string, string>;
  leftOut: readonly string[];
}

/** Runs the tests of all claims in one go, prints the table, writes its part of docs/proof.md. */
export async function prove(proof: Proof): Promise<void> {
  const isShort = process.argv.includes('--short');
  const isLong = process.argv.includes('--long');
  const env = {
    ...proof.env,
    ...(isShort && proof.shortEnv),
    ...(isLong && proof.longEnv),
  };
  const files = [...new Set(proof.claims.flatMap((claim) => claim.files))];
  const tested = await runTests(files, env);
  const rounds = Number(env.PROOF_ROUNDS ?? 1);
  const judged = proof.claims.map((claim) => judge(claim, tested, { rounds, isShort }));
  const figures = judged.map(({ figure }) => figure);
  const failures = judged.flatMap((each) => each.failures);
  const leftOut = [...proof.leftOut, ...skippedOf(tested)];

  printFigures(figures, leftOut);
  for (const failure of new Set(failures)) console.log(`FAILED ${failure}`);
  writePart({ command: proof.command, extent: extentOf(isShort, isLong), figures, leftOut });
  const isProven = judged.every(({ isHeld }) => isHeld);
  process.exit(isProven ? 0 : 1);
}

function judge(
  { figure, files, tests = /./, counts, atLeast }: Claim,
  tested: readonly Tested[],
  { rounds, isShort }: { rounds: number; isShort: boolean },
): { figure: Figure; failures: string[]; isHeld: boolean } {
  const own = tested.filter(({ file, name }) => files.includes(file) && tests.test(name));
  const passed = own.filter(({ status }) => status === 'passed');
  const failures = own.filter(({ status }) => status === 'failed').map(({ name }) => name);
  const value = own.length === 0 || failures.length > 0 ? 0 : count(counts, passed, rounds);
  // That a shortened run did not try often enough is no failure of the product.
  const aim = { atLeast: isShort ? 1 : atLeast };
  const seconds = passed.reduce((sum, { ms }) => sum + ms, 0) / 1_000;
  const result = failures.length > 0 ? `${failures.length} failed` : 'none failed';
  const more = isShort ? `; a full run asks for ${atLeast.toLocaleString('en')}` : '';
  return {
    figure: {
      name: figure,
      value,
      unit: '',
      aim,
      detail: `${passed.length} tests in ${seconds.toFixed(0)} s, ${result}${more}`,
    },
    failures,
    isHeld: value >= aim.atLeast,
  };
}

function count(counts: Claim['counts'], passed: readonly Tested[], rounds: number): number {
  if (counts === 'tests') return passed.length;
  if (counts === 'rounds') return passed.length * rounds;
  return passed.reduce((sum, { tally }) => sum + (tally[counts.tally] ?? 0), 0);
}

function extentOf(isShort: boolean, isLong: boolean): string {
  if (isShort) return 'A short run';
  return isLong ? 'A long run' : 'A full run';
}

/** A test of one engine is skipped on the other; only what wanted a server is left out. */
function skippedOf(tested: readonly Tested[]): string[] {
  const skipped = tested.filter(({ status, name }) => status === 'skipped' && /SKIPPED/.test(name));
  return skipped.length === 0
    ? []
    : [`${skipped.length} tests for want of a PostgreSQL (TEST_DATABASE_URL says where one is)`];
}
