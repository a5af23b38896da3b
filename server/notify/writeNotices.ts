import { uuidv7 } from 'uuidv7';
import type { CounselState } from '../../contract/counselCourse.ts';
import { type Language, languageQuery } from '../../contract/language.ts';
import type { Queryable } from '../db/database.ts';
import { isReadInLine } from '../domain/lineReading/lineReadingSql.ts';
import { limits } from '../limits.ts';
import { needsNotice } from './noticeRules.ts';
import {
  insertNotice,
  type NoticeCounsel,
  selectNoticeCounsel,
  selectUpcomingCounsels,
  selectWaitingCounsels,
  wasToldOfMessage,
} from './noticeSql.ts';
import {
  acceptedText,
  changeText,
  inactiveText,
  memberMessageText,
  newCounselText,
  proposalText,
  reminderText,
  staffMessageText,
  unusualReadingText,
  waitingCounselText,
} from './noticeTexts.ts';

const HOUR_MS = 60 * 60 * 1_000;
const DAY_MS = 24 * HOUR_MS;
/** A member who got a notice within this time before the appointment needs no reminder. */
const SILENT_HOURS = 36;

/** Runs in the transaction that moves the counsel. */
export async function writeChangeNotice(
  tx: Queryable,
  counselId: string,
  { at, ...move }: { from: CounselState; to: CounselState; at: Date },
): Promise<void> {
  if (!needsNotice(move.from, move.to)) return;
  const counsel = await selectNoticeCounsel(tx, counselId);
  if (!counsel) return;
  await insertMemberNotice(tx, counsel, { text: changeText(move, counsel.language), at });
}

/** Tells the member of proposed times, in the transaction that stores them. */
export async function writeProposalNotice(
  tx: Queryable,
  counselId: string,
  at: Date,
): Promise<void> {
  const counsel = await selectNoticeCounsel(tx, counselId);
  if (!counsel) return;
  // The key makes LINE show a button for each time.
  const onceKey = `proposal ${uuidv7()}`;
  await insertMemberNotice(tx, counsel, { text: proposalText(counsel.language), at, onceKey });
}

/** Tells staff that the member accepted a time, in the transaction of the move. */
export async function writeAcceptanceNotice(
  tx: Queryable,
  counselId: string,
  at: Date,
): Promise<void> {
  const counsel = await selectNoticeCounsel(tx, counselId);
  if (counsel) await insertStaffNotice(tx, counsel, { text: acceptedText(counsel.code), at });
}

/** Runs in the transaction that books the counsel. */
export async function writeBookingNotice(
  tx: Queryable,
  counselId: string,
  at: Date,
): Promise<void> {
  const counsel = await selectNoticeCounsel(tx, counselId);
  if (counsel) await insertStaffNotice(tx, counsel, { text: newCounselText(counsel.code), at });
}

/**
 * Writes the notice for the reader of a new message, in the transaction of the message. While earlier messages are
 * unread, the reader gets at most one notice an hour. A member who reads in LINE gets each message.
 */
export async function writeMessageNotice(
  tx: Queryable,
  counselId: string,
  { id, by, isFirstUnread, at }: NewMessageNotice,
): Promise<void> {
  const counsel = await selectNoticeCounsel(tx, counselId);
  if (!counsel) return;
  const channel = by === 'staff' ? 'LINE' : 'STAFF';
  const since = new Date(at.getTime() - limits.messages.toldAgainMs);
  const isQuiet = !isFirstUnread && (await wasToldOfMessage(tx, { counselId, channel, since }));
  if (isQuiet && !(by === 'staff' && (await isReadInLine(tx, counsel.memberId)))) return;
  const once = { at, onceKey: `message ${id}` };
  if (by === 'member') {
    await insertStaffNotice(tx, counsel, { ...once, text: staffMessageText(counsel.code) });
  } else {
    await insertMemberNotice(tx, counsel, { ...once, text: memberMessageText(counsel.language) });
  }
}

interface NewMessageNotice {
  /** Of the message. */
  id: string;
  by: 'member' | 'staff';
  isFirstUnread: boolean;
  at: Date;
}

/**
 * Reminds staff of counsels that have waited between one and three days, and members of an appointment in the next 24
 * hours.
 */
export async function writeReminders(db: Queryable, now: Date): Promise<void> {
  const since = (ms: number) => new Date(now.getTime() - ms);
  const booked = { from: since(3 * DAY_MS), to: since(DAY_MS) };
  for (const counsel of await selectWaitingCounsels(db, booked)) {
    const text = waitingCounselText(counsel.code);
    await insertStaffNotice(db, counsel, { text, at: now, onceKey: `waiting ${counsel.id}` });
  }
  const tomorrow = { from: now, to: new Date(now.getTime() + DAY_MS) };
  for (const counsel of await selectUpcomingCounsels(db, tomorrow, SILENT_HOURS)) {
    const onceKey = `tomorrow ${counsel.id} ${counsel.day.toISOString()}`;
    const text = reminderText(counsel.language);
    await insertMemberNotice(db, counsel, { text, at: now, onceKey });
  }
}

/** For operators. False when they were told before. */
export function writeReadingNotice(
  tx: Queryable,
  { staff, counsels, onceKey, at }: { staff: string; counsels: number; onceKey: string; at: Date },
): Promise<boolean> {
  const link = `/console/people?part=audit&staff=${encodeURIComponent(staff)}`;
  const to = { channel: 'STAFF', memberId: null, counselId: null, clinicId: null } as const;
  const text = unusualReadingText(staff, counsels);
  return insertNotice(tx, { ...to, id: uuidv7(), text, link, onceKey, at });
}

/** Tells a member that the account will be deleted after these days. */
export async function writeInactiveNotice(
  tx: Queryable,
  { id, language }: { id: string; language: Language },
  { days, at }: { days: number; at: Date },
): Promise<void> {
  const to = { channel: 'LINE', memberId: id, counselId: null, clinicId: null } as const;
  const link = `/my-page${languageQuery(language)}`;
  const text = inactiveText(language, days);
  await insertNotice(tx, { ...to, id: uuidv7(), text, link, onceKey: null, at });
}

interface NoticeText {
  text: string;
  at: Date;
  onceKey?: string;
}

function insertMemberNotice(
  tx: Queryable,
  counsel: NoticeCounsel,
  notice: NoticeText,
): Promise<void> {
  const { memberId, id, language } = counsel;
  const link = `/counsel/${id}${languageQuery(language)}`;
  return insertAddressed(tx, counsel, { ...notice, channel: 'LINE', memberId, link });
}

function insertStaffNotice(
  tx: Queryable,
  counsel: NoticeCounsel,
  notice: NoticeText,
): Promise<void> {
  const link = `/console/counsels/${counsel.id}`;
  return insertAddressed(tx, counsel, { ...notice, channel: 'STAFF', memberId: null, link });
}

type AddressedNotice = NoticeText & {
  channel: 'LINE' | 'STAFF';
  memberId: string | null;
  link: string;
};

async function insertAddressed(
  tx: Queryable,
  { id: counselId, clinicId }: NoticeCounsel,
  to: AddressedNotice,
): Promise<void> {
  await insertNotice(tx, { onceKey: null, ...to, id: uuidv7(), counselId, clinicId });
}
