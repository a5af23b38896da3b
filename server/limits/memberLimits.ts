import { EMAIL_CODE_MINUTES } from '../../contract/plain/limits.ts';
import { DAY_MS, HOUR_MS, MB, MINUTE_MS } from '../lib/units.ts';

/** Limits of what members send: a day of one member, reviews, messages. */
export const memberLimits = {
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
  reviewBurst: {
    /** Reviews of one clinic that are published without a check in `windowMs`; the busiest clinics get eight. */
    reviews: 20,
    /** The time over which `reviews` counts. */
    windowMs: HOUR_MS,
  },
  email: {
    /** How long a code for an e-mail address can be used; some mail servers make a first mail wait for minutes. */
    codeMs: EMAIL_CODE_MINUTES * MINUTE_MS,
    /** Tries of one code: a guesser of six digits has one chance in 200,000. */
    triesOfCode: 5,
    /** Codes that may have arrived at one address, over all members, so that no mailbox is filled with them. */
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
    /**
     * Notices to staff in an hour that the member of a counsel asks for another time. Notices that the member takes the
     * request back: one less, so that the last notice is about a request.
     */
    toldPerHour: 3,
  },
  calendarFile: {
    /** How long the address of a calendar file is good; the app asks for one with each press. */
    addressMs: 10 * MINUTE_MS,
  },
} as const;
