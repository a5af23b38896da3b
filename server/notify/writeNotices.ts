import type { CounselState } from '../../contract/plain/counselCourse.ts';
import { type Language, languageQuery } from '../../contract/plain/language.ts';
import { kindOfMove, type NoticeKind } from '../../contract/plain/noticeKinds.ts';
import { noticeText } from '../../contract/texts/noticeTexts.ts';
import type { Queryable } from '../db/database.ts';
import { isReadInLine } from '../domain/lineReading/lineReadingSql.ts';
import { HOUR_MS } from '../lib/units.ts';
import { limits } from '../limits/limits.ts';
import { afterQuiet, leavesAt } from './noticeRules.ts';
import {
  memberLeftText,
  rescheduleText,
  staffMessageText,
  takenBackText,
  unusualReadingText,
} from './staffNoticeTexts.ts';
import {
  hasReview,
  insertMemberNotice,
  insertStaffNotice,
  type MemberNotice,
  type Notice,
  type NoticeCounsel,
  selectNoticeCounsel,
  sendEarlierNow,
  wasToldOfMessage,
} from './writeNoticesSql.ts';

interface ChangeNotice {
  from: CounselState;
  to: CounselState;
  /** When the member asked for another time. The move has deleted this request. */
  askedAt: Date | null;
  /** Staff noted that the member did not come. The move has deleted this note. */
  wasMissed: boolean;
  at: Date;
}

/** Runs in the transaction that moves the counsel. */
export async function writeChangeNotice(
  tx: Queryable,
  counselId: string,
  { from, to, askedAt, wasMissed, at }: ChangeNotice,
): Promise<void> {
  const counsel = await selectNoticeCounsel(tx, counselId);
  if (!counsel) return;
  const wroteAt = askedAt && askedAt > counsel.wroteAt ? askedAt : counsel.wroteAt;
  const told = { ...counsel, wroteAt };
  const mayInvite = to === 'CONSULTATION_COMPLETE' && !wasMissed;
  const isToReview = mayInvite && !(await hasReview(tx, counselId));
  await tellMember(tx, told, { kind: kindOfMove(from, to, isToReview), state: to, at });
}

/** Tells the member of proposed times, in the transaction that stores them. */
export async function writeProposalNotice(
  tx: Queryable,
  counselId: string,
  at: Date,
): Promise<void> {
  const counsel = await selectNoticeCounsel(tx, counselId);
  if (counsel) await tellMember(tx, counsel, { kind: 'PROPOSAL', at });
}

/** Tells staff what the member did, in the same transaction. False: a notice with this key was written before. */
export async function writeStaffNotice(
  tx: Queryable,
  counselId: string,
  { textOf, ...notice }: { textOf: (code: string) => string; at: Date; onceKey?: string },
): Promise<boolean> {
  const counsel = await selectNoticeCounsel(tx, counselId);
  return !!counsel && tellStaff(tx, counsel, { ...notice, text: textOf(counsel.code) });
}

/** Tells staff that the member asks for another time. A request that replaces another one is told once an hour. */
export const writeRescheduleNotice = (
  tx: Queryable,
  counselId: string,
  { isFirst, at }: { isFirst: boolean; at: Date },
): Promise<void> =>
  tellHourly(tx, counselId, {
    name: 'reschedule',
    textOf: rescheduleText,
    most: isFirst ? limits.reschedules.toldPerHour : 1,
    at,
  });

/**
 * Tells staff that the member takes the request back, at most `toldPerHour - 1` times in an hour. Requests are told one
 * time more, so for a member who asks and takes back again and again the last notice is about a request.
 */
export const writeTakenBackNotice = (tx: Queryable, counselId: string, at: Date): Promise<void> =>
  tellHourly(tx, counselId, {
    name: 'taken back',
    textOf: takenBackText,
    most: limits.reschedules.toldPerHour - 1,
    at,
  });

interface HourlyNotice {
  /** Notices of a counsel with this name are counted together. */
  name: string;
  textOf: (code: string) => string;
  most: number;
  at: Date;
}

/** Tells staff, unless they were told `most` times in this hour. */
async function tellHourly(
  tx: Queryable,
  counselId: string,
  { name, textOf, most, at }: HourlyNotice,
): Promise<void> {
  const hour = Math.floor(at.getTime() / HOUR_MS);
  for (let count = 1; count <= most; count += 1) {
    const onceKey = `${name} ${counselId} ${hour} ${count}`;
    if (await writeStaffNotice(tx, counselId, { textOf, at, onceKey })) return;
  }
}

/**
 * Writes the notice for the reader of a new message, in the transaction of the message. While earlier messages are
 * unread, the reader gets at most one notice an hour. A member who reads in LINE gets each message there. An answer to
 * the member also sends the notices that wait for the morning.
 */
export async function writeMessageNotice(
  tx: Queryable,
  counselId: string,
  { id, by, isFirstUnread, at }: NewMessageNotice,
): Promise<void> {
  const counsel = await selectNoticeCounsel(tx, counselId);
  if (!counsel) return;
  const readsInLine = by === 'staff' && (await isReadInLine(tx, counsel.memberId));
  const since = new Date(at.getTime() - limits.messages.toldAgainMs);
  const told = { counselId, by, except: readsInLine ? ('LINE' as const) : null, since };
  const isTold = !isFirstUnread && (await wasToldOfMessage(tx, told));
  const once = { at, onceKey: `message ${id}` };
  if (by === 'member') {
    if (!isTold) await tellStaff(tx, counsel, { ...once, text: staffMessageText(counsel.code) });
  } else if (isTold && !readsInLine) {
    await sendWithAnswer(tx, counsel, at);
  } else {
    await tellMember(tx, counsel, { ...once, kind: 'MESSAGE', only: isTold ? 'LINE' : null });
  }
}

interface NewMessageNotice {
  /** The id of the message. */
  id: string;
  by: 'member' | 'staff';
  isFirstUnread: boolean;
  at: Date;
}

/**
 * Tells staff that a counsel is deleted because its member leaves, in the transaction of the erasure. The notice has no
 * counsel id, because it would be deleted with the counsel.
 */
export async function writeLeavingNotice(
  tx: Queryable,
  { clinicId, code }: { clinicId: string; code: string },
  at: Date,
): Promise<void> {
  await insertStaffNotice(tx, {
    clinicId,
    text: memberLeftText(code),
    link: '/console/counsels',
    at,
  });
}

/** Tells operators that an account has read unusually many counsels. False: they were told before. */
export function writeReadingNotice(
  tx: Queryable,
  { staff, counsels, onceKey, at }: { staff: string; counsels: number; onceKey: string; at: Date },
): Promise<boolean> {
  return insertStaffNotice(tx, {
    text: unusualReadingText(staff, counsels),
    link: `/console/people?part=audit&staff=${encodeURIComponent(staff)}`,
    at,
    onceKey,
  });
}

interface Reader {
  id: string;
  language: Language;
}

/** Tells a member that the account will be deleted. */
export const writeInactiveNotice = (tx: Queryable, member: Reader, at: Date) =>
  tellOfNoCounsel(tx, member, { kind: 'INACTIVE', path: '/my-page', at });

/**
 * Tells the writer that a review is hidden, shown again or published. The notice does not name the review or the reason.
 */
export const writeReviewNotice = (tx: Queryable, writer: Reader, at: Date) =>
  tellOfNoCounsel(tx, writer, { kind: 'REVIEW', path: '/my-page/reviews', at });

async function tellOfNoCounsel(
  tx: Queryable,
  { id, language }: Reader,
  { kind, path, at }: { kind: NoticeKind; path: string; at: Date },
): Promise<void> {
  await insertMemberNotice(tx, {
    memberId: id,
    kind,
    text: noticeText({ kind, state: null }, language),
    link: path + languageQuery(language),
    at,
    dueAt: afterQuiet(at),
  });
}

type CounselNotice = Omit<MemberNotice, 'memberId' | 'counselId' | 'clinicId' | 'text' | 'link'>;

async function tellMember(
  tx: Queryable,
  counsel: NoticeCounsel,
  notice: Omit<CounselNotice, 'dueAt'>,
): Promise<void> {
  const dueAt = await sendWithAnswer(tx, counsel, notice.at);
  await writeMemberNotice(tx, counsel, { ...notice, dueAt });
}

/** Writes a notice about the counsel to its member, in the language of the counsel. */
export async function writeMemberNotice(
  tx: Queryable,
  { id, memberId, clinicId, language }: NoticeCounsel,
  notice: CounselNotice,
): Promise<void> {
  const { kind, state = null } = notice;
  await insertMemberNotice(tx, {
    ...notice,
    memberId,
    counselId: id,
    clinicId,
    text: noticeText({ kind, state }, language),
    link: `/counsel/${id}${languageQuery(language)}`,
  });
}

/** An answer takes the earlier notices of its counsel with it. Returns when a notice of this moment leaves. */
async function sendWithAnswer(
  tx: Queryable,
  { id, wroteAt }: Pick<NoticeCounsel, 'id' | 'wroteAt'>,
  at: Date,
): Promise<Date> {
  const dueAt = leavesAt(at, wroteAt);
  if (dueAt <= at) await sendEarlierNow(tx, id, at);
  return dueAt;
}

export function tellStaff(
  tx: Queryable,
  { id, clinicId }: NoticeCounsel,
  notice: Pick<Notice, 'text' | 'at' | 'onceKey'>,
): Promise<boolean> {
  const link = `/console/counsels/${id}`;
  return insertStaffNotice(tx, { ...notice, counselId: id, clinicId, link });
}
