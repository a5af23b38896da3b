import type { Queryable } from '../../db/database.ts';
import { koreanDayOf, msToKoreanMidnight } from '../../lib/koreanDay.ts';
import { limits } from '../../limits/limits.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import { countAct, discountAct } from './memberDaySql.ts';

const UNLIMITED = Number.MAX_SAFE_INTEGER;
const { memberDay, uploads } = limits;

export const DAY_BUDGETS = {
  counsels: { acts: memberDay.counsels, bytes: memberDay.counselBytes },
  messages: { acts: memberDay.messages, bytes: memberDay.messageBytes },
  reviews: { acts: memberDay.reviews, bytes: memberDay.reviewBytes },
  reports: { acts: memberDay.reports, bytes: UNLIMITED },
  bookmarks: { acts: memberDay.bookmarks, bytes: UNLIMITED },
  consents: { acts: memberDay.consents, bytes: UNLIMITED },
  /** In characters. */
  translations: { acts: memberDay.translations, bytes: memberDay.translatedCharacters },
  exports: { acts: memberDay.exports, bytes: UNLIMITED },
  emailCodes: { acts: memberDay.emailCodes, bytes: UNLIMITED },
  uploads: { acts: uploads.dayFiles, bytes: uploads.dayBytes },
};

interface Charge {
  memberId: string;
  kind: keyof typeof DAY_BUDGETS;
  bytes?: number;
  now: Date;
}

/**
 * Counts an act of the member against the daily limit, or refuses it until midnight in Seoul. Counted before the work
 * starts, so a failed try counts, and no lock is held during the work.
 */
export async function chargeMember(db: Queryable, charge: Charge): Promise<void> {
  if (await tryCharge(db, charge)) return;
  throw refuseUntilMidnight('day_limit_reached', charge.now);
}

/**
 * The same without a refusal: counts the act and returns true; false at the limit, and nothing is counted. A call with
 * an Idempotency-Key refuses inside its `answerOnce`: when the last act of a day is repeated because its answer was
 * lost, the member still gets that answer.
 */
export function tryCharge(
  db: Queryable,
  { memberId, kind, bytes = 0, now }: Charge,
): Promise<boolean> {
  return countAct(db, { memberId, kind, day: koreanDayOf(now), bytes, most: DAY_BUDGETS[kind] });
}

/** For an act that another service refused: it does not count. */
export const takeBackCharge = (
  db: Queryable,
  { memberId, kind, bytes = 0, now }: Charge,
): Promise<void> => discountAct(db, { memberId, kind, day: koreanDayOf(now), bytes });

/** A daily limit ends at midnight in Seoul. */
export function refuseUntilMidnight(
  code: 'day_limit_reached' | 'clinic_limit_reached',
  now: Date,
): Refusal {
  const seconds = Math.ceil(msToKoreanMidnight(now) / 1_000);
  return refuse(code, undefined, { 'Retry-After': String(seconds) });
}

/** The size of a form, for the daily limit in bytes. */
export const bytesOf = (form: unknown): number => Buffer.byteLength(JSON.stringify(form));
