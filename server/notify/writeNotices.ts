import { uuidv7 } from 'uuidv7';
import type { CounselState } from '../../contract/counselCourse.ts';
import { languageQuery } from '../../contract/language.ts';
import type { Queryable } from '../db/database.ts';
import { isNews } from './noticeRules.ts';
import {
  insertNotice,
  type NoticedCounsel,
  selectExpected,
  selectNoticed,
  selectWaiting,
} from './noticeSql.ts';
import { changeText, newCounselText, reminderText, waitingCounselText } from './noticeTexts.ts';

const HOUR_MS = 60 * 60 * 1_000;
const DAY_MS = 24 * HOUR_MS;
/** A member who got a notice within this time before the appointment needs no reminder. */
const SILENT_HOURS = 36;

/** Runs in the transaction that moves the counsel. */
export async function noticeChange(
  tx: Queryable,
  counselId: string,
  { at, ...move }: { from: CounselState; to: CounselState; at: Date },
): Promise<void> {
  if (!isNews(move.from, move.to)) return;
  const counsel = await selectNoticed(tx, counselId);
  if (!counsel) return;
  await tellMember(tx, counsel, { text: changeText(move, counsel.language), at });
}

/** Runs in the transaction that books the counsel. */
export async function noticeBooking(tx: Queryable, counselId: string, at: Date): Promise<void> {
  const counsel = await selectNoticed(tx, counselId);
  if (counsel) await tellStaff(tx, counsel, { text: newCounselText(counsel.code), at });
}

/**
 * Reminds staff of counsels that have waited between one and three days, and members of an appointment in the next 24
 * hours.
 */
export async function remind(db: Queryable, now: Date): Promise<void> {
  const since = (ms: number) => new Date(now.getTime() - ms);
  for (const counsel of await selectWaiting(db, { from: since(3 * DAY_MS), to: since(DAY_MS) })) {
    const text = waitingCounselText(counsel.code);
    await tellStaff(db, counsel, { text, at: now, onceKey: `waiting ${counsel.id}` });
  }
  const tomorrow = { from: now, to: new Date(now.getTime() + DAY_MS) };
  for (const counsel of await selectExpected(db, tomorrow, SILENT_HOURS)) {
    const onceKey = `tomorrow ${counsel.id} ${counsel.day.toISOString()}`;
    const text = reminderText(counsel.language);
    await tellMember(db, counsel, { text, at: now, onceKey });
  }
}

interface Told {
  text: string;
  at: Date;
  onceKey?: string;
}

function tellMember(tx: Queryable, counsel: NoticedCounsel, told: Told): Promise<void> {
  const { memberId, id, language } = counsel;
  const link = `/counsel/${id}${languageQuery(language)}`;
  return tell(tx, counsel, { ...told, channel: 'LINE', memberId, link });
}

function tellStaff(tx: Queryable, counsel: NoticedCounsel, told: Told): Promise<void> {
  const link = `/console/counsels/${counsel.id}`;
  return tell(tx, counsel, { ...told, channel: 'STAFF', memberId: null, link });
}

type To = Told & { channel: 'LINE' | 'STAFF'; memberId: string | null; link: string };

const tell = (tx: Queryable, { id: counselId, clinicId }: NoticedCounsel, to: To): Promise<void> =>
  insertNotice(tx, { onceKey: null, ...to, id: uuidv7(), counselId, clinicId });
