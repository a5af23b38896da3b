import { prove } from './prove.ts';

const RACES = [
  'tests/api/bookmark.test.ts',
  'tests/api/counselChange.test.ts',
  'tests/api/counselOnce.test.ts',
  'tests/api/member.test.ts',
  'tests/api/memberLeaves.test.ts',
  'tests/api/memberReviewOnce.test.ts',
  'tests/api/session.test.ts',
];
const FUZZ = ['tests/api/fuzz.test.ts', 'tests/api/memberFuzz.test.ts'];

/** `npm run attack`: what strangers and members may try. `--long` sends ten times as many requests. */
await prove({
  command: 'npm run attack',
  env: { FUZZ_RUNS: '10000', PROOF_ROUNDS: '20' },
  shortEnv: { FUZZ_RUNS: '500', PROOF_ROUNDS: '1', XSS_PAYLOADS: '3' },
  longEnv: { FUZZ_RUNS: '100000', PROOF_ROUNDS: '100' },
  claims: [
    {
      figure: 'hostile requests, each answered as the contract says or refused, none with 5xx',
      files: FUZZ,
      counts: { tally: 'requests' },
      atLeast: 10_000,
    },
    {
      figure: 'cells of the matrix: call × caller × whose record, each answered as written down',
      files: ['tests/api/authorisation.test.ts'],
      counts: { tally: 'cells' },
      atLeast: 300,
    },
    {
      figure: 'rounds of 20 to 100 equal requests at once with one effect, on both databases',
      files: RACES,
      tests: / at once|100 with one Idempotency-Key/,
      counts: 'rounds',
      atLeast: 200,
    },
    {
      figure:
        'pages with hostile texts in every text column, web and Line: none ran, none was blocked',
      files: ['tests/proof/hostileTexts.test.ts'],
      counts: { tally: 'pages' },
      atLeast: 700,
    },
    {
      figure: 'columns that took the hostile texts',
      files: ['tests/proof/hostileTexts.test.ts'],
      counts: { tally: 'columns' },
      atLeast: 20,
    },
    {
      figure: 'answers graded 130 or better as an observatory counts, none with a high risk',
      files: ['tests/proof/headerGrade.test.ts'],
      counts: { tally: 'graded' },
      atLeast: 30,
    },
    {
      figure: 'kinds of answers that carry the whole set of headers',
      files: ['tests/api/headers.test.ts'],
      counts: 'tests',
      atLeast: 30,
    },
    {
      figure: 'pages, answers and built files without a secret of the environment',
      files: ['tests/proof/canaries.test.ts'],
      counts: { tally: 'places' },
      atLeast: 50,
    },
    {
      figure: 'logs and errors without a text, name or key of a member, whatever fails',
      files: ['tests/api/memberLog.test.ts', 'tests/api/health.test.ts'],
      tests: /reaches a log|never holds|unexpected error/,
      counts: 'tests',
      atLeast: 3,
    },
    {
      figure: 'hostile uploads refused or made harmless',
      files: ['tests/api/uploadHostile.test.ts'],
      counts: 'tests',
      atLeast: 10,
    },
    {
      figure: 'slow, endless and oversized requests cut off',
      files: ['tests/api/limits.test.ts'],
      counts: 'tests',
      atLeast: 15,
    },
  ],
  leftOut: [
    'the headers are graded by a list of the same checks, not by the observatory itself, which needs TLS and a package',
  ],
});
