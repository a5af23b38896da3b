// biome-ignore-all lint/style/noExcessiveLinesPerFile: all limits are in one file
import { EMAIL_CODE_MINUTES } from '../contract/plain/limits.ts';
import { DAY_MS, GB, HOUR_MS, KB, MB, MINUTE_MS, SECOND_MS } from './lib/units.ts';

/**
 * The limits of load and use, and how each was chosen. Normal use of the app reaches none. How long sessions last is in
 * domain/session/sessionRules.ts.
 */
export const limits = {
  calls: {
    /** Calls of one member or one account of staff on a device that signed in before, otherwise of one address. */
    perWindow: 1_200,
    /** A /24 or /48 network may make the calls of this many addresses: mobile carriers put many phones into one. */
    addressesOfNetwork: 20,
    /** The time over which calls are counted. */
    windowMs: 5 * MINUTE_MS,
    /** Bytes of an answer that count as one more call; a page of cards is smaller. */
    bytesPerPoint: 256 * KB,
    /** Public pictures that together count as one call, if the database has to be asked for them; most are cached. */
    picturesPerPoint: 8,
    /** Requested rows of a list that count as one more call; the app requests 100 at most. */
    rowsPerPoint: 400,
    /** Rows skipped by `offset` that count as one more call. */
    skippedPerPoint: 25_000,
    /** The same for other sorts than newest first, which may read and sort every row. */
    sortedSkippedPerPoint: 2_500,
    /** Extra calls that a heavy call counts as, unless the answer comes from memory. */
    heavyPoints: 10,
    /** A list that reads and skips this many rows is long: long lists wait for their turn in a queue. */
    longRows: 5_000,
    /** The same for other sorts than newest first. */
    longSortedRows: 1_000,
    /** Long lists that run at a time, so that eight of ten connections stay free for other calls. */
    longAtOnce: 2,
    /** Long lists that may wait; the app requests one at a time. */
    longWaiting: 50,
    /** Long lists of one caller that may wait. */
    longWaitingOfOne: 10,
  },
  devices: {
    /** How long a browser stays a known device after a member or staff signed in. */
    rememberMs: 180 * DAY_MS,
  },
  signIn: {
    /** Attempts at one account from one address; a person who forgot the password tries three or four times. */
    triesHere: 10,
    /** The time over which `triesHere` counts. */
    hereMs: 15 * MINUTE_MS,
    /** Attempts from one address at any account; all staff of a clinic may share an address. */
    triesOfAddress: 25,
    /** The time over which `triesOfAddress` counts. */
    addressMs: 5 * MINUTE_MS,
    /** Attempts at one account from all addresses; an address that signed in before is not affected. */
    triesAtAccount: 100,
    /** The time over which `triesAtAccount` counts. */
    accountMs: HOUR_MS,
    /** Expired counts of tries that one run of the job deletes. */
    deletedAtOnce: 10_000,
    /** How long an address is known after a sign-in; staff sign in on each working day. */
    knownAddressMs: 7 * DAY_MS,
    /** Attempts from one /24 or /48 network: eight times the attempts of one address. */
    triesOfNetwork: 200,
    /** Attempts of all unknown devices and addresses: two a second; the server can check three. */
    triesOfUnknown: 600,
    /** The time over which `triesOfNetwork` and `triesOfUnknown` count. */
    unknownMs: 5 * MINUTE_MS,
    /** Passwords of known devices and addresses checked at a time; each takes 128 MB and 0.3 seconds. */
    knownChecksAtOnce: 1,
    /** Passwords of unknown devices checked at a time; known devices have a separate place. */
    unknownChecksAtOnce: 1,
    /** Passwords that may wait: the last one waits two seconds. */
    checksWaiting: 6,
    /** Passwords from one /24 or /48 network, or from one device, that may wait. */
    checksWaitingOfOne: 3,
  },
  secondFactor: {
    /** Codes of an app tried at one account; a person mistypes two or three times. Known browsers are counted apart. */
    triesAtAccount: 5,
    /** The time over which `triesAtAccount` counts. */
    accountMs: 5 * MINUTE_MS,
    /** The same in a day: a guesser of six digits has one chance in 10,000. */
    triesOfDay: 50,
    /** The time over which `triesOfDay` counts. */
    dayMs: DAY_MS,
    /** Factors tried from one address at any account; all staff of a clinic may share an address. */
    triesOfAddress: 25,
    /** The time over which `triesOfAddress` counts. */
    addressMs: 5 * MINUTE_MS,
    /** After a second factor: how long a step-up does not ask for it again. */
    freshMs: 10 * MINUTE_MS,
    /** How long an enrolment code can be used. */
    enrolmentMs: 72 * HOUR_MS,
    /** How long a browser may take to answer with a passkey. */
    challengeMs: 5 * MINUTE_MS,
    /** Passkeys of one account. */
    passkeys: 20,
  },
  visitCode: {
    /** Codes tried at one counsel in a day: a guesser of six digits has one chance in 100,000. */
    triesOfDay: 10,
    /** The time over which `triesOfDay` counts. */
    dayMs: DAY_MS,
  },
  audit: {
    /** Counsels whose text one account may read in an hour; after that operators are told. It is one a minute. */
    counselsPerHour: 60,
    /** Operators are told a second time at this many times the limit: then it is hardly work by hand. */
    toldAgainAt: 10,
    /** Batch size of the access record: entries of one check or export, days of one cleanup. */
    checkedAtOnce: 1_000,
  },
  liffLogin: {
    /** Logins with one LINE ID token; LINE returns the same token until it expires. */
    perToken: 5,
    /** The time over which `perToken` counts; an ID token is valid for one hour. */
    windowMs: HOUR_MS,
  },
  requests: {
    /** Open connections of one process. */
    connections: 8_000,
    /** The request line and all headers; browsers send 2 kB. */
    headerBytes: 16 * KB,
    /** Time from the first byte of a request to the end of its headers. */
    headersMs: 10 * SECOND_MS,
    /** A JSON body; a review of 20,000 characters with all its photo paths is smaller. */
    bodyBytes: 256 * KB,
    /** Time from the first byte of a body to its last byte. */
    bodyMs: 30 * SECOND_MS,
    /** A form of the demo login. */
    demoFormBytes: 16 * KB,
    /** Nesting depth of a JSON body; forms have a few levels. */
    jsonDepth: 20,
    /** Items of one list in a JSON body. */
    jsonItems: 200,
    /** How long an idle connection stays open: a little longer than at load balancers (60 s). */
    keepAliveMs: 65 * SECOND_MS,
    /**
     * After SIGTERM requests are still served for this time, so that a load balancer notices: 3 failures, one every 5
     * s.
     */
    drainMs: 20 * SECOND_MS,
    /** How long running requests may take when the process ends. */
    stopMs: 10 * SECOND_MS,
    /** Kinds of requests (method, route, status) counted for /metrics; clients can invent methods. */
    countedKinds: 2_000,
    /** How long the answer to an Idempotency-Key is kept. */
    idempotencyMs: DAY_MS,
    /** How long a request waits for an earlier one with the same Idempotency-Key. */
    inFlightMs: 2 * SECOND_MS,
  },
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
  feed: {
    /** How often a process reads the changes of the others. */
    pollMs: 500,
    /** How long a list may be shown after a change of its kind is known. Together with the poll less than 2 s. */
    staleListMs: 1_400,
    /** Changed records that a process remembers; an answer that is older than these is made again. */
    changedRecords: 10_000,
    /** Changes for the search that a process remembers; after more of them the search reads all names again. */
    searchChanges: 1_000,
    /** How long a read waits for a write of the same visitor that another process committed. */
    ownWriteMs: SECOND_MS,
    /** How long changes stay in the database for the processes to read. */
    keptMs: HOUR_MS,
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
  reviewBurst: {
    /** Reviews of one clinic that are published without a check in `windowMs`; the busiest clinics get eight. */
    reviews: 20,
    /** The time over which `reviews` counts. */
    windowMs: HOUR_MS,
  },
  memberDay: {
    /** Counsels that one member may book in a day (Korean time); a person asks about ten clinics. */
    counsels: 200,
    /** Counsels that one member may book at one clinic in a day (Korean time); a person books three or four. */
    counselsAtClinic: 10,
    /** Bytes of these bookings in a day; ten long texts have 100 kB, and a text may be very long. */
    counselBytes: 2 * MB,
    /** Messages and requests for another time of one member in a day; a lively conversation has fifty. */
    messages: 300,
    /** Bytes of these messages in a day; fifty messages have 30 kB, and the paths of five photos 2 kB. */
    messageBytes: MB,
    /** Reviews that one member may write or edit in a day; a person edits one review 20 times at most. */
    reviews: 200,
    /** Bytes of these reviews in a day; one with 30 photos and a long text has 30 kB. */
    reviewBytes: 4 * MB,
    /** Reviews that one member may report in a day; a person reports two or three. */
    reports: 20,
    /** Bookmarks that one member may add in a day: one every 90 seconds for 24 hours. */
    bookmarks: 1_000,
    /** Times that one member may give consent in a day: as often as counsels are booked. */
    consents: 200,
    /** Requests to the translation provider for one member in a day; each may have many texts. */
    translations: 500,
    /** Characters of counsels and messages of one member that are sent to be translated in a day. */
    translatedCharacters: 50_000,
    /** Times that one member may download their data in a day; a person does it once. */
    exports: 50,
    /** Codes for an e-mail address that one member may ask for in a day; a person mistypes two or three times. */
    emailCodes: 10,
  },
  email: {
    /** How long a code for an e-mail address can be used; some mail servers make a first mail wait for minutes. */
    codeMs: EMAIL_CODE_MINUTES * MINUTE_MS,
    /** Tries of one code: a guesser of six digits has one chance in 200,000. */
    triesOfCode: 5,
    /** Codes to one address, over all members, so that no mailbox is filled with them. */
    codesToAddress: 5,
    /** The time over which `codesToAddress` counts. */
    addressMs: DAY_MS,
    /** Unconfirmed e-mail addresses that one run of the job deletes. */
    deletedAtOnce: 1_000,
  },
  messages: {
    /** Messages in one answer; the app asks for the next ones. */
    perAnswer: 200,
    /** While earlier messages are unread, the other side is told again after this time only. */
    toldAgainMs: HOUR_MS,
  },
  reschedules: {
    /** Notices to staff, in an hour, that the member of a counsel asks for another time: one may take it back twice. */
    toldPerHour: 3,
  },
  line: {
    /** A counsel with a message of this age or newer gets what a member writes in LINE without naming one. */
    activeMs: 14 * DAY_MS,
    /** A call of the webhook; after a pause LINE sends a hundred messages of 5,000 characters in one. */
    bodyBytes: 2 * MB,
    /** How long a photo may take to arrive from LINE. */
    contentMs: 20 * SECOND_MS,
    /** The size of a photo from LINE; LINE makes photos of phones smaller than 10 MB. */
    contentBytes: 20 * MB,
    /**
     * How long a process has an event of LINE for itself. In this time it also fetches a photo and makes it smaller.
     */
    leaseMs: 2 * MINUTE_MS,
    /** Messages and presses of one person that are stored in 24 hours; further ones are ignored. */
    eventsPerDay: 1_000,
    /** Loops of a process that handle events. A photo occupies one of them for up to `contentMs`. */
    loops: 3,
    /** An automatic answer is pushed once in this time to a member; others are replies only, which are free. */
    pushAgainMs: HOUR_MS,
    /** A person who is no member gets the automatic answer once in this time. */
    tellAgainMs: HOUR_MS,
    /** After this time an event that could not be handled is given up, and its member is told. */
    giveUpMs: HOUR_MS,
  },
  translations: {
    /** Messages whose translations one answer has; older ones are shown as they were written. */
    perAnswer: 200,
    /** Texts in one request to the provider; DeepL takes 50. */
    textsAtOnce: 50,
    /** Their bytes as JSON: with the rest of the request they fit into DeepL's 128 kB. */
    bytesAtOnce: 120_000,
    /** How long a reader waits for a translation that another reader asked for. */
    waitMs: 15 * SECOND_MS,
    /** How often the reader looks whether it is there. */
    lookMs: 200,
    /** After this time a translation under way counts as given up, e.g. because its process has died. */
    givenUpMs: MINUTE_MS,
    /** After a failure the server does not ask the provider for this long. */
    shortPauseMs: 30 * SECOND_MS,
    /** The same when its quota is used up or the key is wrong. */
    longPauseMs: HOUR_MS,
  },
  calendarFile: {
    /** How long the address of a calendar file is good; the app asks for one with each press. */
    addressMs: 10 * MINUTE_MS,
  },
  live: {
    /** Live streams of one process; each takes a connection and about 20 kB. */
    streams: 5_000,
    /** Streams of one member or staff: a browser has one, a person a few browsers. */
    ofAccount: 10,
    /** Streams from one address; many phones of a mobile carrier may share one. */
    ofAddress: 500,
    /** Interval of the heartbeats. Proxies may close a silent connection, usually after 60 s. */
    beatMs: 15 * SECOND_MS,
    /** A stream ends at most this long after its session has ended. */
    checkMs: MINUTE_MS,
    /** Sessions that are looked up at a time. */
    checksAtOnce: 4,
    /** Texts that wait for a client that does not read: five minutes of heartbeats. Then its stream is cut off. */
    unsent: 20,
    /** When many streams end at once, the browsers come back within this time. */
    spreadMs: 10 * SECOND_MS,
    /** `Retry-After` of a refused stream. The client asks every 15 s meanwhile. */
    laterMs: MINUTE_MS,
  },
  uploads: {
    /** Files of a member in a day in Seoul, of staff in 24 h. Enough for thirteen reviews with 30 photos. */
    dayFiles: 400,
    /** Bytes in the same time; a file of unknown size counts as the maximum size. */
    dayBytes: 3 * GB,
    /** How long a signed upload URL is valid; the app requests a new one for each photo. */
    addressMs: 5 * MINUTE_MS,
    /** How long the upload of one file may take: 100 MB at 170 kB a second. */
    fileMs: 10 * MINUTE_MS,
    /** How long an upload may pause without data. */
    silenceMs: 20 * SECOND_MS,
    /** Uploads to one URL at the same time: a browser with a broken connection sends again by itself. */
    sameAddress: 3,
    /** A file that no review, message, clinic, doctor or event uses after this time is deleted. */
    unusedMs: DAY_MS,
    /** After this time every signed upload URL has expired. */
    settledMs: HOUR_MS,
    /** An unfinished file of this age was left by a killed process and is deleted. */
    unfinishedMs: HOUR_MS,
    /** Files that one run of the cleanup deletes. */
    deletedAtOnce: 100,
    /** Photos whose files are deleted at a time when a member leaves; each has seven. */
    removedAtOnce: 8,
  },
  pictures: {
    /** Photos decoded at a time; the other processor cores stay free for requests. */
    decodedAtOnce: 2,
    /** Photos that may wait for decoding: ten reviews with 30 photos. */
    waiting: 300,
    /** Photos of one person that may wait: two reviews with 30 photos. */
    waitingOfOne: 60,
    /** Pixels of a JPEG, which is reduced while it is decoded; phone cameras reach 200 million. */
    shrunkPixels: 220_000_000,
    /** Pixels of any other photo, decoded at four bytes a pixel; phone cameras reach 50 million. */
    wholePixels: 50_000_000,
    /** Larger photos that cannot be reduced while they are decoded are decoded one at a time. */
    largePixels: 16_000_000,
    /** How long decoding one photo may take. */
    decodeMs: 10 * SECOND_MS,
  },
  outside: {
    /** How long a login provider may take to answer. */
    identityMs: 10 * SECOND_MS,
    /** How long LINE, a webhook or the mail server may take to accept a notice. */
    noticeMs: 5 * SECOND_MS,
    /** How long a push service keeps a push for a browser that is off; a reminder until its appointment. */
    pushKeptMs: DAY_MS,
    /** Notices of one channel that a process sends at a time. */
    noticeBatch: 10,
    /** Reminders that one statement of the job looks up; the job takes all of them. */
    reminderBatch: 200,
    /** After this time another process sends the notices of one that has died; longer than sending a batch. */
    noticeClaimMs: 8 * SECOND_MS,
    /** After this time a notice is not sent again: LINE detects repeats for 24 hours only. */
    noticeGiveUpMs: 23 * HOUR_MS,
    /** After this time a provider that does not unlink a member who left is not asked again. */
    unlinkGiveUpMs: 7 * DAY_MS,
    /** How long MASTER_KEY_COMMAND may take at the start. */
    keyCommandMs: 30 * SECOND_MS,
    /** How long the bucket may take for one call; it sends or takes 100 MB at 3.5 MB a second in it. */
    bucketMs: 30 * SECOND_MS,
    /** How long the antivirus may take for one file. */
    scanMs: 20 * SECOND_MS,
    /** How long the list of breached passwords may take to answer. */
    breachListMs: 3 * SECOND_MS,
    /** How long the translation provider may take for one request. */
    translationMs: 15 * SECOND_MS,
    /** How long the collector of traces may take to accept spans. */
    tracesMs: 5 * SECOND_MS,
  },
} as const;
