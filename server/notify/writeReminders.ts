import { REMINDER_KINDS, type ReminderKind } from '../../contract/plain/noticeKinds.ts';
import type { Queryable } from '../db/database.ts';
import { DAY_MS } from '../lib/units.ts';
import { limits } from '../limits/limits.ts';
import { dueAppointments, isQuiet, needsReminder } from './noticeRules.ts';
import {
  selectUpcomingCounsels,
  selectWaitingCounsels,
  type UpcomingAfter,
  type UpcomingCounsel,
} from './reminderSql.ts';
import { waitingCounselText } from './staffNoticeTexts.ts';
import { tellStaff, writeMemberNotice } from './writeNotices.ts';

const { reminderBatch } = limits.outside;

/**
 * Reminds members a day and two hours before an appointment, and staff of counsels that have waited between one and
 * three days. Nothing is written in quiet hours.
 */
export async function writeReminders(db: Queryable, now: Date): Promise<void> {
  if (isQuiet(now)) return;
  await remindStaff(db, now);
  for (const kind of REMINDER_KINDS) await remindMembers(db, kind, now);
}

async function remindStaff(db: Queryable, now: Date): Promise<void> {
  const since = (ms: number) => new Date(now.getTime() - ms);
  const booked = { from: since(3 * DAY_MS), to: since(DAY_MS) };
  for (;;) {
    const counsels = await selectWaitingCounsels(db, booked, reminderBatch);
    for (const counsel of counsels) {
      const text = waitingCounselText(counsel.code);
      await tellStaff(db, counsel, { text, at: now, onceKey: `waiting ${counsel.id}` });
    }
    if (counsels.length < reminderBatch) return;
  }
}

async function remindMembers(db: Queryable, kind: ReminderKind, now: Date): Promise<void> {
  const due = dueAppointments(kind, now);
  if (due === null) return;
  let after: UpcomingAfter | undefined;
  for (;;) {
    const page = { ...due, after, limit: reminderBatch };
    const counsels = await selectUpcomingCounsels(db, kind, page);
    for (const counsel of counsels) {
      if (needsReminder(kind, counsel)) await remind(db, kind, counsel, now);
    }
    after = counsels.at(-1);
    if (counsels.length < reminderBatch) return;
  }
}

/** Older processes use the same once-keys for LINE, so no member is reminded twice. */
const KEYS: Readonly<Record<ReminderKind, string>> = {
  REMINDER_DAY: 'tomorrow',
  REMINDER_SOON: 'soon',
};

const remind = (db: Queryable, kind: ReminderKind, counsel: UpcomingCounsel, now: Date) => {
  const { id, appointment } = counsel;
  const onceKey = `${KEYS[kind]} ${id} ${appointment.toISOString()}`;
  return writeMemberNotice(db, counsel, { kind, appointment, at: now, dueAt: now, onceKey });
};
