import { prove } from './prove.ts';

const RACES = [
  'tests/api/member/bookmark.test.ts',
  'tests/api/counsel/counselChange.test.ts',
  'tests/api/counsel/counselOnce.test.ts',
  'tests/api/counsel/counselSteps.test.ts',
  'tests/api/member/member.test.ts',
  'tests/api/member/memberLeaves.test.ts',
  'tests/api/review/memberReviewOnce.test.ts',
  'tests/api/message/lineUnsend.test.ts',
  'tests/api/message/message.test.ts',
  'tests/api/counsel/proposal.test.ts',
  'tests/api/review/reviewFlood.test.ts',
  'tests/api/counsel/seats.test.ts',
  'tests/api/session/session.test.ts',
];
const FUZZ = [
  'tests/api/http/fuzz.test.ts',
  'tests/api/member/memberFuzz.test.ts',
  'tests/api/staff/staffFuzz.test.ts',
];

/** `npm run attack`: attacks of strangers, members and staff. `--long` sends ten times as many requests. */
await prove({
  command: 'npm run attack',
  env: {
    FUZZ_RUNS: '10000',
    FUZZ_STRIDE: '1',
    PROOF_ROUNDS: '20',
    REVIEW_PAGES: '30',
    FIND_COMBINATIONS: '2000',
    AUDIT_ROUNDS: '20',
  },
  shortEnv: {
    FUZZ_RUNS: '500',
    PROOF_ROUNDS: '1',
    XSS_PAYLOADS: '3',
    FIND_COMBINATIONS: '200',
    AUDIT_ROUNDS: '7',
  },
  longEnv: { FUZZ_RUNS: '100000', PROOF_ROUNDS: '100' },
  claims: [
    {
      figure: 'hostile requests, each answered as the contract says or refused, none with 5xx',
      files: FUZZ,
      counts: { counted: 'requests' },
      atLeast: 10_000,
    },
    {
      figure:
        'combinations of filters, sorts and pages that answer as a naive reading does, on both databases',
      files: ['tests/api/find/find.test.ts'],
      counts: { counted: 'combinations' },
      atLeast: 4_000,
    },
    {
      figure: 'cells of the matrix: call × caller × whose record, each answered as written down',
      files: ['tests/api/http/authorisation.test.ts'],
      counts: { counted: 'cells' },
      atLeast: 300,
    },
    {
      figure:
        'rounds of 20 to 100 equal requests at once with one effect, on both databases (bookings, seats, steps, proposals, messages, reviews, sessions …)',
      files: RACES,
      tests: / at once|100 with one Idempotency-Key/,
      counts: 'rounds',
      atLeast: 600,
    },
    {
      figure:
        'pages with hostile texts in every text column, web and LINE: none ran, none was blocked',
      files: ['tests/proof/attack/hostileTexts.test.ts'],
      counts: { counted: 'pages' },
      atLeast: 700,
    },
    {
      figure:
        'pages of a conversation with hostile texts, of its member in both languages and in the console: none ran',
      files: ['tests/proof/attack/hostileMessages.test.ts'],
      counts: { counted: 'pages' },
      atLeast: 30,
    },
    {
      figure: 'columns that took the hostile texts',
      files: ['tests/proof/attack/hostileTexts.test.ts'],
      counts: { counted: 'columns' },
      atLeast: 20,
    },
    {
      figure: 'answers graded 130 or better as an observatory counts, none with a high risk',
      files: ['tests/proof/attack/headerGrade.test.ts'],
      counts: { counted: 'graded' },
      atLeast: 30,
    },
    {
      figure: 'kinds of answers that carry the whole set of headers',
      files: ['tests/api/http/headers.test.ts'],
      counts: 'tests',
      atLeast: 30,
    },
    {
      figure: 'pages, answers and built files without a secret of the environment',
      files: ['tests/proof/attack/canaries.test.ts'],
      counts: { counted: 'places' },
      atLeast: 50,
    },
    {
      figure: 'logs and errors without a text, name or key of a member, in any failure',
      files: [
        'tests/api/member/memberLog.test.ts',
        'tests/api/staff/staffLog.test.ts',
        'tests/api/http/requestLog.test.ts',
      ],
      tests: /reaches a log|never contains|unexpected error/,
      counts: 'tests',
      atLeast: 4,
    },
    {
      figure: 'seconds a right password waits behind 600 wrong ones (24 addresses)',
      files: ['tests/proof/attack/signInAttack.test.ts'],
      measures: 'seconds behind 600 wrong passwords',
      unit: 's',
      atMost: 2,
    },
    {
      figure: 'seconds a known browser waits to sign in during 5,000 guesses (200 networks)',
      files: ['tests/proof/attack/signInAttack.test.ts'],
      measures: 'seconds behind 5,000 wrong passwords',
      unit: 's',
      atMost: 2,
    },
    {
      figure: 'answers of /readyz that were not 200 under 20 deep offsets from one address',
      files: ['tests/proof/attack/deepOffsets.test.ts'],
      measures: 'refused answers of /readyz',
      unit: '',
      atMost: 0,
    },
    {
      figure: 'longest time of a call with a session meanwhile',
      files: ['tests/proof/attack/deepOffsets.test.ts'],
      measures: 'seconds of a call with a session',
      unit: 's',
      atMost: 1,
    },
    {
      figure:
        'ways to hold live streams open without end: a limit for an account, an address and the process; an idle reader, an ended session',
      files: ['tests/api/message/live.test.ts'],
      tests: /are limited for|reads nothing is closed|ends within a minute|one for each session/,
      counts: 'tests',
      atLeast: 6,
    },
    {
      figure: 'forged, unsigned and broken calls of the LINE webhook, each refused and not stored',
      files: ['tests/api/message/lineWebhook.test.ts'],
      counts: { counted: 'refused calls' },
      atLeast: 10,
    },
    {
      figure:
        'hostile addresses of push services refused: inside a network, with a password, alike',
      files: ['tests/rules/counsel/pushAddress.test.ts'],
      counts: { counted: 'push addresses' },
      atLeast: 25,
    },
    {
      figure:
        'codes of an e-mail address that are guessed, and mailboxes that are flooded with them: a limit for a code and an address',
      files: ['tests/api/notice/email.test.ts'],
      tests: /five tries|works only for the member|five times a day|in the same words/,
      counts: 'tests',
      atLeast: 10,
    },
    {
      figure:
        'entries, days and chains of the access record that were changed, removed, added or put back, each found and named',
      files: ['tests/api/staff/auditCheck.test.ts'],
      counts: { counted: 'changes of the access record' },
      atLeast: 340,
    },
    {
      figure: 'hostile photos from the LINE chat refused or made harmless',
      files: ['tests/api/message/lineHostileFiles.test.ts'],
      counts: { counted: 'files' },
      atLeast: 30,
    },
    {
      figure: 'hostile uploads refused or made harmless',
      files: ['tests/api/upload/uploadHostile.test.ts'],
      counts: 'tests',
      atLeast: 10,
    },
    {
      figure: 'slow, endless and oversized requests cut off',
      files: ['tests/api/http/limits.test.ts'],
      counts: 'tests',
      atLeast: 15,
    },
    {
      figure: 'pages of reviews that one comes back to after a minute, at the cost of one request',
      files: ['tests/screens/review/reviewListLong.test.tsx'],
      tests: /asks for its first page alone/,
      counts: { counted: 'review pages' },
      atLeast: 30,
    },
    {
      figure:
        'rating of a clinic of 4.12 after 450 bookings and one-star reviews by one account, all at once (1.70 before AMB-107)',
      files: ['tests/api/review/reviewFlood.test.ts'],
      tests: /450 one-star/,
      counts: { counted: 'rating' },
      atLeast: 4,
    },
    {
      figure: 'size of /public/reviews?limit=10 after 200 reviews with texts of 250 kB',
      files: ['tests/proof/attack/largeTexts.test.ts'],
      tests: /leave \/public\/reviews\?limit=10 short/,
      counts: { counted: 'kB' },
      atMost: 150,
      unit: 'kB',
    },
    {
      figure: 'size of /contents?tabId=reviews after them',
      files: ['tests/proof/attack/largeTexts.test.ts'],
      tests: /leave \/contents\?tabId=reviews short/,
      // The page itself is 80 kB; a title of 2,000 letters is in it three times for each of ten reviews.
      counts: { counted: 'kB' },
      atMost: 350,
      unit: 'kB',
    },
    {
      figure: 'budgets of a member for each day, on both databases, many at once included',
      files: ['tests/api/member/memberDay.test.ts'],
      counts: 'tests',
      atLeast: 26,
    },
  ],
  leftOut: [
    'the headers are graded by a list of the same checks, not by the observatory itself, which needs TLS and a package',
  ],
});
