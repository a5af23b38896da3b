import { EMAIL_CODE_MINUTES } from '../../contract/plain/limits.ts';
import { DAY_MS, GB, HOUR_MS, MB, MINUTE_MS, SECOND_MS } from '../lib/units.ts';

/** Limits of what members send: a day of one member, reviews, messages, photos. */
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
    /**
     * So often in an hour staff are told that the member of a counsel asks for another time. They are told one time less
     * that the member takes the request back, so that the last notice is about a request.
     */
    toldPerHour: 3,
  },
  calendarFile: {
    /** How long the address of a calendar file is good; the app asks for one with each press. */
    addressMs: 10 * MINUTE_MS,
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
    /** A killed process left an unfinished file of this age. Each start deletes such files. */
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
} as const;
