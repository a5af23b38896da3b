import type { Figure } from './figure.ts';
import { printFigures, writePart } from './proofPage.ts';
import { runTests, type Tested } from './runTests.ts';

/** A promise, and the tests that would fail without it. */
export type Claim = {
  figure: string;
  files: readonly string[];
  /** The tests of these files that count; all by default. Without groups: each part between `|` has to find a test. */
  tests?: RegExp;
  /** What is counted: what the tests count with countForProof, or the passed tests times their rounds. */
  counts: { counted: string } | 'rounds' | 'tests';
} & ({ atLeast: number } | { atMost: number; unit: string });

/** The highest value that these tests have measured under that name. */
interface MeasuredClaim {
  figure: string;
  files: readonly string[];
  tests?: RegExp;
  measures: string;
  unit: string;
  atMost: number;
}

export interface Proof {
  command: string;
  claims: readonly (Claim | MeasuredClaim)[];
  /** Numbers that the tests read. */
  env: Record<string, string>;
  /** Replace the others with `--short`. */
  shortEnv: Record<string, string>;
  /** Replace the others with `--long`. */
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
  const notRun = notRunOf(tested);
  const judged = proof.claims
    .filter((claim) => !testsOf(claim, tested).some(isNotRun))
    .map((claim) =>
      'measures' in claim
        ? judgeMeasured(claim, tested)
        : judge(claim, tested, { rounds, isShort }),
    );
  const figures = judged.map(({ figure }) => figure);
  const failures = judged.flatMap((each) => each.failures);
  const leftOut = [...notRun, ...proof.leftOut, ...skippedOf(tested)];

  printFigures(figures, leftOut);
  for (const failure of new Set(failures)) console.log(`FAILED ${failure}`);
  writePart({ command: proof.command, extent: extentOf(isShort, isLong), figures, leftOut });
  const isProven = judged.every(({ isHeld }) => isHeld);
  process.exit(isProven ? exitCodeOf(notRun) : 1);
}

/** Nothing failed, but a missing browser means that less was proven. */
const exitCodeOf = (notRun: readonly string[]) => (notRun.length > 0 ? 3 : 0);

/** A claim with a part that finds no test is not held, because a test that was renamed proves nothing any more. */
const deadPartsOf = ({ figure, files, tests }: Claim | MeasuredClaim, tested: readonly Tested[]) =>
  (tests?.source.split('|') ?? [])
    .filter((part) => testsOf({ files, tests: new RegExp(part) }, tested).length === 0)
    .map((part) => `${figure}: no test matches /${part}/`);

const testsOf = (
  { files, tests = /./ }: Pick<Claim, 'files' | 'tests'>,
  tested: readonly Tested[],
) => tested.filter(({ file, name }) => files.includes(file) && tests.test(name));

/** A value that was not measured (missing server, failed test) does not count as held. */
function judgeMeasured(
  claim: MeasuredClaim,
  tested: readonly Tested[],
): { figure: Figure; failures: string[]; isHeld: boolean } {
  const { figure, measures, unit, atMost } = claim;
  const own = testsOf(claim, tested).filter(({ measured }) => measures in measured);
  const failures = failuresOf(claim, own, tested);
  const values = own.map(({ measured }) => measured[measures] ?? Number.NaN);
  const value = Math.round(100 * Math.max(...values)) / 100;
  const detail = `the worst of ${values.length} tests`;
  return {
    figure: { name: figure, value, unit, aim: { atMost }, detail },
    failures,
    isHeld: failures.length === 0 && values.length > 0 && value <= atMost,
  };
}

const failuresOf = (
  claim: Claim | MeasuredClaim,
  own: readonly Tested[],
  tested: readonly Tested[],
): string[] => [
  ...own.filter(({ status }) => status === 'failed').map(({ name }) => name),
  ...deadPartsOf(claim, tested),
];

export function judge(
  claim: Claim,
  tested: readonly Tested[],
  { rounds, isShort }: { rounds: number; isShort: boolean },
): { figure: Figure; failures: string[]; isHeld: boolean } {
  const { figure, counts } = claim;
  const own = testsOf(claim, tested);
  const passed = own.filter(({ status }) => status === 'passed');
  const failures = failuresOf(claim, own, tested);
  const isBroken = own.length === 0 || failures.length > 0;
  const worst = 'atMost' in claim ? Number.POSITIVE_INFINITY : 0;
  const value = isBroken ? worst : count(counts, passed, rounds);
  const aim = aimOf(claim, isShort);
  const seconds = passed.reduce((sum, { ms }) => sum + ms, 0) / 1_000;
  const result = failures.length > 0 ? `${failures.length} failed` : 'none failed';
  const isLess = isShort && 'atLeast' in claim;
  const more = isLess ? `; a full run asks for ${claim.atLeast.toLocaleString('en')}` : '';
  return {
    figure: {
      name: figure,
      value,
      unit: 'unit' in claim ? claim.unit : '',
      aim,
      detail: `${passed.length} tests in ${seconds.toFixed(0)} s, ${result}${more}`,
    },
    failures,
    isHeld: 'atMost' in aim ? value <= aim.atMost : value >= aim.atLeast,
  };
}

/** Too few attempts in a shortened run are no failure of the product. */
function aimOf(claim: Claim, isShort: boolean): Figure['aim'] {
  if ('atMost' in claim) return { atMost: claim.atMost };
  return { atLeast: isShort ? 1 : claim.atLeast };
}

function count(counts: Claim['counts'], passed: readonly Tested[], rounds: number): number {
  if (counts === 'tests') return passed.length;
  if (counts === 'rounds') return passed.length * rounds;
  return passed.reduce((sum, { counted }) => sum + (counted[counts.counted] ?? 0), 0);
}

function extentOf(isShort: boolean, isLong: boolean): string {
  if (isShort) return 'A short run';
  return isLong ? 'A long run' : 'A full run';
}

/** Named by the missing program, with the line that installs it. */
const NOT_RUN = /\S+ NOT RUN: .+?(?= (?:ko|ja) )/;

const isNotRun = ({ status, name }: Tested) => status === 'skipped' && NOT_RUN.test(name);

const notRunOf = (tested: readonly Tested[]): string[] => [
  ...new Set(tested.filter(isNotRun).map(({ name }) => NOT_RUN.exec(name)?.[0] ?? '')),
];

/** A test of one engine is skipped on the other; only tests of a missing server are left out. */
function skippedOf(tested: readonly Tested[]): string[] {
  const skipped = tested.filter(({ status, name }) => status === 'skipped' && /SKIPPED/.test(name));
  return skipped.length === 0
    ? []
    : [
        `${skipped.length} tests, because no PostgreSQL answers (TEST_DATABASE_URL says where one is)`,
      ];
}
