import { DAY_MS, HOUR_MS, KB, MB, MINUTE_MS, SECOND_MS } from '../lib/units.ts';

/**
 * Limits of data: lists and caches, the database, the changes that processes read, and what jobs count and delete.
 */
export const dataLimits = {
  lists: {
    /** An answer with more rows is streamed and never held in memory as a whole. */
    streamAbove: 1_000,
    /** Rows that each statement of a stream reads. */
    streamBatch: 500,
    /** Lists up to this length use a prepared statement; longer lists need another plan. */
    preparedRows: 100,
    /**
     * Lists up to this length: the statement finds the rows, then sorts them. Longer ones are read in order from an
     * index.
     */
    fewRows: 5_000,
    /** Rows of one member that one statement reads: about 500 kB of counsels. */
    ownBatch: 200,
    /** Bytes of text after which such a statement stops; it always reads at least one row. */
    ownBatchBytes: MB,
    /** Characters that are collected before a part of a stream is sent. */
    streamPartCharacters: 64 * KB,
    /** Cached list totals, one for each combination of filters. */
    keptTotals: 500,
    /** Counting more rows than this takes long, so such a total may be old: up to `longTotalMs`. */
    longTotal: 1_000,
    longTotalMs: MINUTE_MS,
    /** Names that one statement reads for the search index. */
    nameBatch: 1_000,
    /** How long the first searches of a process wait for its names; then they ask PostgreSQL. */
    firstNamesMs: 300,
    /** How long changed names are gathered before the search index takes them in. */
    newNamesMs: 300,
    /** URLs in one sitemap file; the protocol allows 50,000. */
    sitemapUrls: 20_000,
    /** URLs of a sitemap that one statement reads. */
    sitemapBatch: 1_000,
    /** Estimated bytes of one URL in a sitemap; the size of the file decides how many calls it counts as. */
    sitemapUrlBytes: 450,
    /** Rows that one statement of a backup reads. */
    backupBatch: 500,
    /** Texts of an older version that one run of the job encrypts: 3,000 a minute. */
    plainTexts: 100,
    /** Photos of messages that the job which encrypts them selects at a time. */
    plainPhotos: 100,
    /** Interrupted erasures of members that one run of the job finishes. */
    erasures: 100,
    /**
     * Counsels, from the first of the list, in which the inbox searches for a name or a day: half a year of 50 a day.
     */
    inboxSearched: 10_000,
    /** Hidden reviews restored in one transaction when their hiding time is over. */
    restoredReviews: 50,
  },
  kept: {
    /** Memory for cached public answers; ANSWER_CACHE_MB overrides it. */
    answerBytes: 64 * MB,
    /** A longer answer is not cached. */
    oneAnswerBytes: MB,
    /** Maximum age of a cached answer: `sort=popular` counts the last 30 days, which changes without a write. */
    answerMs: MINUTE_MS,
    /** How long the numbers of pages of the sitemap are remembered. */
    sitemapTotalMs: HOUR_MS,
    /** Memory for cached server-rendered pages: about 500. */
    pageBytes: 80 * MB,
    /** Maximum age of a cached page. */
    pageMs: MINUTE_MS,
    /** Public photos whose rows are cached; each takes less than 1 kB. */
    photos: 10_000,
    /** Memory for built scripts, styles and images: all of them fit. */
    builtFileBytes: 32 * MB,
    /** Memory for share cards (link previews): about 300 cards. */
    shareCardBytes: 24 * MB,
    /** Memory for pictures of the demonstration in smaller sizes: about 500. */
    demoPictureBytes: 8 * MB,
    /** Keys of members that are kept unwrapped. */
    memberKeys: 10_000,
    /** How long such a key is kept. Other processes forget the key of an erased member after this time. */
    memberKeyMs: 5 * MINUTE_MS,
    /** Clinics whose usual time to answer a counsel is kept. */
    answerTimes: 10_000,
    /** How long such a time is kept; it is a median of 30 days. */
    answerTimeMs: HOUR_MS,
  },
  database: {
    /** Connections of one process; PostgreSQL allows 100 by default. DATABASE_POOL overrides it. */
    connections: 10,
    /** How long a query waits for a free connection. */
    connectMs: 5 * SECOND_MS,
    /** How long a statement may run. */
    statementMs: 5 * SECOND_MS,
    /** How long a transaction may be idle. */
    idleTransactionMs: 30 * SECOND_MS,
    /** After this time without an answer the connection is considered lost: twice the time of a statement. */
    silenceMs: 10 * SECOND_MS,
    /** How long a migration waits for a table in use. Meanwhile all other statements on the table wait behind it. */
    migrationLockMs: SECOND_MS,
    /** After that it lets them pass for this time and tries again. */
    migrationPauseMs: SECOND_MS,
    /** Tries of one migration, about ten minutes; then the process does not start. */
    migrationTries: 300,
    /** How long /readyz and /metrics wait for the database. */
    readyMs: SECOND_MS,
    /** How long a positive /readyz result is reused; load balancers ask every few seconds. */
    readyKeptMs: SECOND_MS,
    /** Connections to KEY_DATABASE_URL. */
    keyConnections: 3,
    /** Connections that only /readyz uses. */
    readyConnections: 1,
  },
  feed: {
    /** How often a process reads the changes of the others. */
    pollMs: 500,
    /** How long a list may be shown after a change of its kind is known. Together with the poll less than 2 s. */
    staleListMs: 1_400,
    /** Changed records that a process remembers. An answer from before the oldest of these changes is made again. */
    changedRecords: 10_000,
    /** Changes for the search that a process remembers; after more of them the search reads all names again. */
    searchChanges: 1_000,
    /** How long a read waits for a write of the same visitor that another process committed. */
    ownWriteMs: SECOND_MS,
    /** How long changes stay in the database for the processes to read. */
    keptMs: HOUR_MS,
    /** Newest changes among which `GET /staff/news` looks for one of its clinic; consoles ask every 15 s. */
    newestChanges: 5_000,
    /** Old changes that one run of the job deletes: 160 a second. */
    deletedAtOnce: 10_000,
  },
  retention: {
    /** Old rows that one transaction deletes; 2,000 a minute. */
    batch: 100,
    /** Members that one batch tells or erases, each erasure in its own transaction. */
    memberBatch: 50,
    /** Batches of one kind in a run, one run a minute. */
    batches: 20,
    /** After this time without a batch another process continues the work. */
    claimMs: 5 * MINUTE_MS,
  },
  searchTerms: {
    /** Searched terms of one process that wait to be written; others are not counted until then. */
    waiting: 1_000,
    /** Different terms of one address that a process counts in a day. */
    ofAddress: 100,
    /** Searches of the last day of which a process knows that they were counted; a hash and its place take 150 bytes. */
    remembered: 50_000,
    /** Different terms that are stored for one day; further ones are not counted. */
    termsOfDay: 2_000,
    /** Terms with too few searches on a day to be shown to staff are deleted after this time. */
    rareMs: 7 * DAY_MS,
    /** All other terms are deleted after this time. */
    keptMs: 90 * DAY_MS,
  },
  overview: {
    /** Days that the job counts in one round, when it begins or goes on after a pause. */
    daysAtOnce: 92,
    /** Different events of one process whose views wait to be written; further ones are not counted until then. */
    viewsWaiting: 10_000,
  },
  audit: {
    /** Counsels whose text one account may read in an hour; after that operators are told. It is one a minute. */
    counselsPerHour: 60,
    /** Operators are told again at this many times the limit. A person who reads by hand does not reach this number. */
    toldAgainAt: 10,
    /** Batch size of the access record: entries of one check or export, days of one cleanup. */
    checkedAtOnce: 1_000,
  },
} as const;
