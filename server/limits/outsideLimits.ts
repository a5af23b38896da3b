import { DAY_MS, HOUR_MS, MB, MINUTE_MS, SECOND_MS } from '../lib/units.ts';

/** Limits of what goes outside: LINE, the translation provider, notices and other services. */
export const outsideLimits = {
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
  outside: {
    /** How long a login provider may take to answer. */
    identityMs: 10 * SECOND_MS,
    /** How long LINE, a push service or a webhook may take to accept a notice. */
    noticeMs: 5 * SECOND_MS,
    /** How long the mail server may take for each step of a mail. */
    mail: {
      /** To be connected and to take the login; some servers greet late. */
      openMs: 10 * SECOND_MS,
      /** The same while a member waits for the answer to a call. */
      openForCallMs: 5 * SECOND_MS,
      /** To take sender, receivers and text. */
      textMs: 15 * SECOND_MS,
      /**
       * To accept the mail. Some servers answer late. If the process does not wait for the answer, such a server
       * delivers the mail nevertheless, and the next attempt sends it a second time.
       */
      answerMs: 35 * SECOND_MS,
    },
    /** How long a push service keeps a push for a browser that is off; a reminder until its appointment. */
    pushKeptMs: DAY_MS,
    /** Notices of one channel that a process sends at a time. */
    noticeBatch: 10,
    /** After this time other notices get the places of those that are sent; one that hangs keeps its place. */
    noticeRefillMs: SECOND_MS,
    /** Reminders that one statement of the job looks up; the job takes all of them. */
    reminderBatch: 200,
    /**
     * Added to the time that sending may take. After both, another process sends the notices of a process that has
     * died.
     */
    noticeMarginMs: 3 * SECOND_MS,
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
