const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const KB = 1_024;
const MB = 1_024 * KB;
const GB = 1_024 * MB;

/**
 * Every limit of the server, and how it was chosen: a person who uses the app meets none of them.
 * docs/operations.md shows the same lines as a table. Lengths of texts and ceilings of lists belong to `contract/`.
 */
export const limits = {
  calls: {
    /** Calls of one member, staff or, of unknown devices, address: four a second for five minutes. */
    perWindow: 1_200,
    /** As many addresses' calls from one /24 or /48 together: carriers have many phones in one. */
    addressesOfNetwork: 20,
    /** The time in which calls are counted. */
    windowMs: 5 * MINUTE_MS,
    /** Bytes of an answer that count as one more call; a page of cards stays below. */
    bytesPerPoint: 256 * KB,
    /** Public photos that have to be looked up and count as one call together; most are known already. */
    photosPerPoint: 8,
    /** Rows of a list that count as one more call before they are read; the app asks for 100 at most. */
    rowsPerPoint: 400,
    /** Skipped rows that count as one more call. */
    skippedPerPoint: 25_000,
    /** The same of the popular order, which looks the bookmarks of every skipped row up. */
    popularSkippedPerPoint: 2_500,
    /** Rows, read or skipped, from which a list has to take turns with the other long ones. */
    longRows: 5_000,
    /** The same of the popular order. */
    longPopularRows: 1_000,
    /** Long lists at a time, so that eight of ten connections are free for all others. */
    longAtOnce: 2,
    /** Long lists that may wait; the app asks for one at a time. */
    longWaiting: 50,
    /** Long lists of one caller that may wait. */
    longWaitingOfOne: 10,
  },
  devices: {
    /** How long a browser is known after a member or staff has signed in. */
    rememberMs: 180 * DAY_MS,
  },
  signIn: {
    /** Tries at one account from one address; a person who forgot a password tries three or four. */
    triesHere: 10,
    /** The time in which these tries are counted. */
    hereMs: 15 * MINUTE_MS,
    /** Tries from one address at any account; all staff of a clinic may share one. */
    triesOfAddress: 25,
    /** The time in which these tries are counted. */
    addressMs: 5 * MINUTE_MS,
    /** Tries at one account from everywhere; it does not hold up an address that has signed in before. */
    triesAtAccount: 100,
    /** The time in which these tries are counted. */
    accountMs: HOUR_MS,
    /** Addresses that are remembered after a successful sign-in there. */
    knownAddresses: 1_000,
    /** Tries from one /24 or /48: eight offices that mistype as often as one may. */
    triesOfNetwork: 200,
    /** Tries of all unknown devices and addresses together: five a second, a quarter of what can be checked. */
    triesOfUnknown: 1_500,
    /** The time in which these tries are counted. */
    unknownMs: 5 * MINUTE_MS,
    /** Passwords of known devices and addresses checked at a time; each takes 32 MB and a tenth of a second. */
    knownChecksAtOnce: 1,
    /** Passwords of unknown ones checked at a time; they never use the place of known ones. */
    unknownChecksAtOnce: 1,
    /** Passwords that may wait: the last one waits a second or two. */
    checksWaiting: 10,
    /** Passwords from one /24 or /48, or one device, that may wait. */
    checksWaitingOfOne: 3,
  },
  lineExchange: {
    /** Logins with one ID token of LINE, which gives out the same one until it ends. */
    perToken: 5,
    /** The time in which they are counted; an ID token lives that long. */
    windowMs: HOUR_MS,
  },
  requests: {
    /** Open connections of one process. */
    connections: 2_000,
    /** A request line with all its headers; browsers send 2 kB. */
    headerBytes: 16 * KB,
    /** From the first byte of a request to the end of its headers. */
    headersMs: 10 * SECOND_MS,
    /** A JSON body; a review of 20,000 letters with all its photos is smaller. */
    bodyBytes: 256 * KB,
    /** From the first byte of a body to its last. */
    bodyMs: 30 * SECOND_MS,
    /** A form of the demonstration's login. */
    demoFormBytes: 16 * KB,
    /** Lists and objects inside each other in a body; forms have a few levels. */
    jsonDepth: 20,
    /** Items of one list in a body. */
    jsonItems: 200,
    /** An idle connection is kept a little longer than balancers keep theirs (60 s). */
    keepAliveMs: 65 * SECOND_MS,
    /** Served on after SIGTERM, without DRAIN_SECONDS: a balancer that asks every 5 s and gives up after 3 failures. */
    drainMs: 20 * SECOND_MS,
    /** At the end of the process, for those who are being served. */
    stopMs: 10 * SECOND_MS,
    /** Kinds of requests (method, route, status) that are counted for /metrics; methods can be made up. */
    countedKinds: 2_000,
    /** How long an answer is remembered by its Idempotency-Key. */
    idempotencyMs: DAY_MS,
    /** How long the second of two equal requests waits for the first. */
    inFlightMs: 2 * SECOND_MS,
  },
  lists: {
    /** An answer with more rows is sent in parts and never whole in memory. */
    streamAbove: 1_000,
    /** Rows that one statement of a stream reads. */
    streamBatch: 500,
    /** Rows of a page whose statement is prepared; longer pages need another plan. */
    preparedRows: 100,
    /** Rows that one statement reads of what belongs to one member: some 500 kB of a member's counsels. */
    ownBatch: 200,
    /** Bytes of long texts at which such a statement stops; one row is always read, however long it is. */
    ownBatchBytes: MB,
    /** Characters that are gathered before a part of a stream is sent. */
    streamPartCharacters: 64 * KB,
    /** Totals of lists, one for each combination of filters in use. */
    keptTotals: 500,
    /** Names that one statement of the search index reads. */
    nameBatch: 1_000,
    /** How long a search waits for new names before it uses the old ones. */
    newNamesMs: 300,
    /** Addresses in one file of the sitemap; the protocol allows 50,000. */
    sitemapUrls: 20_000,
    /** Addresses of a sitemap that one statement reads. */
    sitemapBatch: 1_000,
    /** Bytes of one address in a sitemap, by which its file counts as calls. */
    sitemapUrlBytes: 450,
    /** Rows that one statement of a backup reads. */
    backupBatch: 500,
    /** Rows of the audit that one statement of its check reads. */
    auditBatch: 1_000,
    /** Hidden reviews whose time is over, restored in one transaction. */
    restoredReviews: 50,
  },
  kept: {
    /** Memory for public answers, where ANSWER_CACHE_MB says nothing else. */
    answerBytes: 64 * MB,
    /** A longer answer is not kept. */
    oneAnswerBytes: MB,
    /** An answer that depends on the clock is that old at most. */
    answerMs: MINUTE_MS,
    /** Drawn pages: the first pages of all lists in both languages are fewer. */
    pages: 500,
    /** A page is that old at most. */
    pageMs: MINUTE_MS,
    /** Public photos whose rows are remembered; each takes less than 1 kB. */
    photos: 10_000,
    /** Memory for built scripts, styles and pictures: all of them fit. */
    builtFileBytes: 32 * MB,
    /** Cards beside shared links: some 300. */
    shareCardBytes: 24 * MB,
    /** How late a process hears of another process' public writes. */
    versionPollMs: SECOND_MS,
  },
  database: {
    /** Connections of one process; PostgreSQL allows 100 by default. */
    connections: 10,
    /** How long a question waits for a free connection. */
    connectMs: 5 * SECOND_MS,
    /** How long a statement may run. */
    statementMs: 5 * SECOND_MS,
    /** How long a transaction may do nothing. */
    idleTransactionMs: 30 * SECOND_MS,
    /** After that a silent server counts as lost: twice what it gives a statement. */
    silenceMs: 10 * SECOND_MS,
    /** How long /readyz waits for the database. */
    readyMs: SECOND_MS,
    /** How long its answer is kept; balancers ask every few seconds. */
    readyKeptMs: SECOND_MS,
    /** Connections for /readyz alone. */
    readyConnections: 1,
  },
  reviewBurst: {
    /** Reviews of one clinic that are published unseen in the time below; the busiest clinics have eight. */
    reviews: 20,
    /** The time in which they are counted. */
    windowMs: HOUR_MS,
  },
  memberDay: {
    /** Counsels that one member may book in a day in Korea; a person asks ten clinics. */
    counsels: 200,
    /** Counsels that one member may book at one clinic in a day in Korea; its pages give three or four reasons. */
    counselsAtClinic: 10,
    /** Bytes of these bookings; ten long letters have 100 kB, and one may be as long as a short book. */
    counselBytes: 2 * MB,
    /** Reviews that one member may write or edit in a day; a person changes one review 20 times. */
    reviews: 200,
    /** Bytes of these forms; one with 30 photos and a long text has 30 kB. */
    reviewBytes: 4 * MB,
    /** Bookmarks that one member may add in a day: one every 90 seconds, day and night. */
    bookmarks: 1_000,
    /** Times that one member may agree or withdraw in a day; a person does it once or twice. */
    consents: 100,
    /** Times that one member may save their data in a day; a person does it once. */
    exports: 50,
  },
  uploads: {
    /** Files that one person may send in a day: ten reviews with 30 photos and some to spare. */
    dayFiles: 400,
    /** Bytes that one person may send in a day; a file of unknown size counts as the largest. */
    dayBytes: 3 * GB,
    /** How long a signed address is good: a slow phone asks again for each photo. */
    addressMs: 5 * MINUTE_MS,
    /** How long one file may take: 100 MB at 170 kB a second. */
    fileMs: 10 * MINUTE_MS,
    /** How long a sender may be silent. */
    silenceMs: 20 * SECOND_MS,
    /** Files on their way to one address: a browser whose line broke sends again by itself. */
    sameAddress: 3,
    /** A file that no review shows after that time was given up. */
    looseMs: DAY_MS,
    /** After that time no signed address is good any more. */
    settledMs: HOUR_MS,
    /** A file that is unfinished after that time belongs to a process that was killed. */
    unfinishedMs: HOUR_MS,
    /** Files that one round of the sweep takes away. */
    sweepBatch: 100,
  },
  pictures: {
    /** Photos decoded at a time; the other cores stay free for answers. */
    decodedAtOnce: 2,
    /** Photos that may wait for that; ten full reviews at once. */
    waiting: 300,
    /** Photos of one person that may wait: two full reviews. */
    waitingOfOne: 60,
    /** Pixels of a JPEG that is shrunk while it is decoded; phones make 200 million. */
    shrunkPixels: 220_000_000,
    /** Pixels of any other photo, decoded whole at four bytes each; phones make 50 million. */
    wholePixels: 50_000_000,
    /** Pixels from which a photo that is decoded whole waits until no other such photo is decoded. */
    largePixels: 16_000_000,
    /** How long one photo may take. */
    decodeMs: 10 * SECOND_MS,
  },
  outside: {
    /** How long a login provider may take to answer. */
    identityMs: 10 * SECOND_MS,
    /** How long LINE or a webhook may take to accept a notice. */
    noticeMs: 5 * SECOND_MS,
    /** After that a notice is not tried again: LINE knows its key for 24 hours. */
    noticeGiveUpMs: 23 * HOUR_MS,
  },
} as const;
