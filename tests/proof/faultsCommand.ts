import { prove } from './prove.ts';

/** `npm run faults`: what survives when processes are killed, disks are full and databases are gone. */
await prove({
  command: 'npm run faults',
  env: {
    KILL_ROUNDS: '50',
    UPLOAD_KILL_STRIDE: '1',
    PROOF_ROUNDS: '20',
    STOP_ROUNDS: '20',
    RELEASE_ROUNDS: '100',
    CUT_ROUNDS: '10',
  },
  shortEnv: {
    KILL_ROUNDS: '3',
    PROOF_ROUNDS: '2',
    STOP_ROUNDS: '1',
    RELEASE_ROUNDS: '3',
    CUT_ROUNDS: '1',
    CELLS_EVERY: '10',
  },
  longEnv: { KILL_ROUNDS: '200', STOP_ROUNDS: '50', CUT_ROUNDS: '50' },
  claims: [
    {
      figure:
        'kill -9 of the process that writes, embedded database: rounds without a lost or half write',
      files: ['tests/faults/databaseKill.test.ts'],
      tests: /kill -9 after/,
      counts: 'tests',
      atLeast: 50,
    },
    {
      figure: 'writes acknowledged before these kills, all found again',
      files: ['tests/faults/databaseKill.test.ts'],
      tests: /kill -9 after/,
      counts: { counted: 'acknowledged' },
      atLeast: 500,
    },
    {
      figure: 'kill -9 of PostgreSQL with all its processes: rounds without a lost or half write',
      files: ['tests/proof/faults/postgresKill.test.ts'],
      counts: { counted: 'rounds' },
      atLeast: 50,
    },
    {
      figure: 'writes acknowledged before these kills of PostgreSQL, all found again',
      files: ['tests/proof/faults/postgresKill.test.ts'],
      counts: { counted: 'acknowledged' },
      atLeast: 5_000,
    },
    {
      figure:
        'a standby takes over from a PostgreSQL that was killed, and from one that hung: acknowledged writes, all found again',
      files: ['tests/proof/faults/failover.test.ts'],
      counts: { counted: 'acknowledged' },
      atLeast: 200,
    },
    {
      figure:
        'a standby that lags is promoted: writes that are lost and not shown again by any process',
      files: ['tests/proof/faults/failoverLag.test.ts'],
      counts: { counted: 'lost' },
      atLeast: 20,
    },
    {
      figure: 'a standby that lags is promoted: texts whose erasure was lost are erased again',
      files: ['tests/proof/faults/failoverLag.test.ts'],
      counts: { counted: 'erased again' },
      atLeast: 1,
    },
    {
      figure:
        'a transaction held open, a fill that races a commit, a restore under running processes: no change is missed',
      files: ['tests/api/database/changeFeed.test.ts', 'tests/api/database/feedRaces.test.ts'],
      tests: /no other writer waits|read before a commit|a restore under/,
      counts: 'tests',
      atLeast: 3,
    },
    {
      figure:
        'simulated power cuts of the embedded database, on a disk that keeps what was synced alone',
      files: ['tests/proof/faults/powerCut.test.ts'],
      counts: { counted: 'cuts' },
      atLeast: 10,
    },
    {
      figure: 'a second process on one directory, refused within 2 s',
      files: ['tests/proof/faults/databaseDirectory.test.ts'],
      tests: /a second process is refused/,
      counts: 'rounds',
      atLeast: 20,
    },
    {
      figure: 'other crashes of the embedded database: what they leave behind is opened',
      files: [
        'tests/proof/faults/databaseDirectory.test.ts',
        'tests/faults/databaseKill.test.ts',
        'tests/faults/databaseSync.test.ts',
      ],
      tests: /what a crash|migration|disk|lock/,
      counts: 'tests',
      atLeast: 10,
    },
    {
      figure: 'SIGTERM under load: stops without a torn answer, each within 10 s',
      files: ['tests/proof/faults/stopUnderLoad.test.ts'],
      counts: { counted: 'stops' },
      atLeast: 20,
    },
    {
      figure: 'releases behind a balancer that asks /readyz, none with a refused request',
      files: ['tests/proof/faults/releases.test.ts'],
      counts: { counted: 'releases' },
      atLeast: 100,
    },
    {
      figure:
        'live streams behind HAProxy while a process drains: all go on at the other one, none refused or torn',
      files: ['tests/proof/faults/liveBalancer.test.ts'],
      counts: { counted: 'streams' },
      atLeast: 100,
    },
    {
      figure: 'requests of visitors during these releases, all answered',
      files: ['tests/proof/faults/releases.test.ts'],
      counts: { counted: 'requests' },
      atLeast: 10_000,
    },
    {
      figure: 'a database thread that crashes, a database that is gone: told, and found again',
      files: ['tests/api/database/databaseThread.test.ts', 'tests/api/http/health.test.ts'],
      tests: /crashes|readyz|a stop/,
      counts: 'tests',
      atLeast: 8,
    },
    {
      figure: 'two processes on one database: edits of one are seen by the other within the poll',
      files: ['tests/api/database/changeFeed.test.ts'],
      tests: /two processes/,
      counts: 'rounds',
      atLeast: 1,
    },
    {
      figure:
        'two built servers that start at once on an empty PostgreSQL: one fills it, changes and sessions are common',
      files: ['tests/proof/faults/twoServers.test.ts'],
      counts: 'tests',
      atLeast: 2,
    },
    {
      figure:
        'two processes behind PgBouncer in transaction mode, five connections: reads at once, all answered',
      files: ['tests/proof/faults/pgbouncer.test.ts'],
      counts: { counted: 'reads' },
      atLeast: 300,
    },
    {
      figure: 'calls there from the booking to the visit and its review, in turn by both',
      files: ['tests/proof/faults/pgbouncer.test.ts'],
      counts: { counted: 'calls' },
      atLeast: 15,
    },
    {
      figure:
        'from a search to a review in browsers, each request answered by the next of two processes: requests of the one that answered fewer',
      files: ['tests/proof/faults/twoProcesses.test.ts'],
      counts: { counted: 'requests' },
      atLeast: 50,
    },
    {
      figure:
        'a conversation in five windows, in LINE and on the web, from the question to the review: windows',
      files: ['tests/proof/faults/conversation.test.ts'],
      tests: /goes from/,
      counts: { counted: 'windows' },
      atLeast: 5,
    },
    {
      figure:
        'kill -9 of either of two processes at points of it: nothing is lost, LINE tells everything once',
      files: ['tests/proof/faults/conversation.test.ts'],
      tests: /loses nothing/,
      counts: { counted: 'kills' },
      atLeast: 10,
    },
    {
      figure:
        'kill -9 after any step from an upload to its review, and of what sends messages: a legal state',
      files: ['tests/proof/faults/uploadKill.test.ts', 'tests/faults/outboxKill.test.ts'],
      counts: 'tests',
      atLeast: 2,
    },
    {
      figure: 'the demonstration leaves an installation by its command',
      files: ['tests/proof/faults/removeDemoCommand.test.ts'],
      counts: 'tests',
      atLeast: 1,
    },
    {
      figure: 'a backup brings rows and files back',
      files: ['tests/proof/faults/backupCommands.test.ts'],
      counts: 'tests',
      atLeast: 1,
    },
    {
      figure: 'lost keys of members are found by the commands',
      files: ['tests/proof/faults/keyCommands.test.ts'],
      counts: 'tests',
      atLeast: 3,
    },
    {
      figure:
        'open pages whose scripts are gone with a former build: each is reloaded once, at the wanted address',
      files: ['tests/e2e/page/newBuild.test.ts'],
      counts: { counted: 'recoveries' },
      atLeast: 20,
    },
    {
      figure: 'client faults (12 faults × 10 flows, 0 characters of input lost)',
      files: ['tests/proof/clientFaults/clientFaults.test.ts'],
      counts: { counted: 'cells' },
      atLeast: 120,
    },
    {
      figure:
        'what was typed is there again: after reloads, failures, a session that was lost, a login',
      files: [
        'tests/screens/counsel/counselDraft.test.tsx',
        'tests/screens/review/reviewEditorDraft.test.tsx',
      ],
      counts: 'tests',
      atLeast: 15,
    },
  ],
  leftOut: ['client faults in other browsers than Chromium, and in the app inside LINE'],
});
