import { RETENTION } from '../../contract/plain/retention.ts';
import { DAY_MS, HOUR_MS, KB, MINUTE_MS, SECOND_MS } from '../lib/units.ts';

/** Limits of calls: how many, how large, and how often a person may try to sign in. */
export const callLimits = {
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
    /** How long the answer to an Idempotency-Key is kept; the console shows this period. */
    idempotencyMs: RETENTION.answer.byDefault * DAY_MS,
    /** How long a request waits for an earlier one with the same Idempotency-Key. */
    inFlightMs: 2 * SECOND_MS,
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
  liffLogin: {
    /** Logins with one LINE ID token; LINE returns the same token until it expires. */
    perToken: 5,
    /** The time over which `perToken` counts; an ID token is valid for one hour. */
    windowMs: HOUR_MS,
  },
  visitCode: {
    /** Codes tried at one counsel in a day: a guesser of six digits has one chance in 100,000. */
    triesOfDay: 10,
    /** The time over which `triesOfDay` counts. */
    dayMs: DAY_MS,
  },
} as const;
