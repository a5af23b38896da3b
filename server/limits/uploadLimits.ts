import { DAY_MS, GB, HOUR_MS, MINUTE_MS, SECOND_MS } from '../lib/units.ts';

/** Limits of the photos that members and staff upload. */
export const uploadLimits = {
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
    /** An unfinished file of this age was left by a killed process. */
    unfinishedMs: HOUR_MS,
    /** Files that one run of the cleanup deletes. */
    deletedAtOnce: 100,
    /** Photos whose files are deleted at the same time, e.g. when a member leaves. Each photo has seven files. */
    deletedInParallel: 8,
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
