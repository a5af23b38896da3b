import type { CounselState } from '../../contract/plain/counselCourse.ts';
import { kindOfMove, REMINDER_KINDS } from '../../contract/plain/noticeKinds.ts';
import type { Queryable } from '../db/database.ts';
import { DAY_MS } from '../lib/units.ts';
import { needsReminder, remindsAt } from '../notify/noticeRules.ts';
import {
  canceledText,
  newCounselText,
  rescheduleText,
  staffMessageText,
} from '../notify/staffNoticeTexts.ts';
import { tellStaff, writeMemberNotice } from '../notify/writeNotices.ts';
import { type NoticeCounsel, noticeCounselFields } from '../notify/writeNoticesSql.ts';

/** What is older has no notice, so that the first start stays short. */
const MEMBER_DAYS = 30;
const STAFF_DAYS = 7;

type Told = { at: Date; onceKey?: string } & (
  | { textOf: (code: string) => string }
  | Omit<Parameters<typeof writeMemberNotice>[2], 'at' | 'dueAt'>
);

/**
 * Writes the notices that follow from the counsels of the first demo member of each language, and of clinics that have
 * an account. Their deliveries have ended, so no channel sends them.
 */
export async function seedNotices(tx: Queryable, now: Date): Promise<void> {
  const since = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const counsels = await selectCounsels(tx, since(MEMBER_DAYS));
  const all = counsels.flatMap((counsel) => toldOf(counsel).map((told) => ({ counsel, told })));
  const lately = all
    .filter(({ told: { at } }) => at <= now)
    .filter(({ counsel, told }) =>
      'kind' in told
        ? counsel.isOfFirstMember && told.at > since(MEMBER_DAYS)
        : told.at > since(STAFF_DAYS),
    )
    .toSorted((one, other) => one.told.at.getTime() - other.told.at.getTime());
  for (const { counsel, told } of lately) {
    if ('kind' in told) await writeMemberNotice(tx, counsel, { ...told, dueAt: told.at });
    else await tellStaff(tx, counsel, { ...told, text: told.textOf(counsel.code) });
  }
  const ids = counsels.map(({ id }) => id);
  await tx.query(
    `update outbox set state = 'SHOWN', attempts = 1
     where counsel_id = any($1::uuid[]) and state = 'WAITING'`,
    [ids],
  );
  await markSeen(tx, ids, now);
}

interface ToldCounsel extends NoticeCounsel {
  /** Of the first demo member of a language: others rarely look at their notices. */
  isOfFirstMember: boolean;
  consultationAt: Date | null;
  treatmentAt: Date | null;
  proposedAt: Date | null;
  askedAt: Date | null;
  /** In their order; `at` in milliseconds. */
  changes: { from: CounselState | null; to: CounselState; by: 'member' | 'staff'; at: number }[];
  messages: { id: string; by: 'member' | 'staff'; at: number }[];
}

const isOfFirstMember = `member_id in (select member_id from member_identity
  where issuer = 'demo' and subject in ('demo-001', 'demo-002'))`;

/** Counsels with something new since then. Those with notices of their own are left out. */
const selectCounsels = (tx: Queryable, since: Date): Promise<ToldCounsel[]> =>
  tx.query<ToldCounsel>(
    `select ${noticeCounselFields}, ${isOfFirstMember} as "isOfFirstMember", consultation_at as "consultationAt",
       treatment_at as "treatmentAt", proposed_at as "proposedAt",
       (reschedule ->> 'at')::timestamptz as "askedAt",
       (select json_agg(json_build_object('from', from_state, 'to', to_state, 'by', actor,
          'at', extract(epoch from created_at) * 1000) order by id)
        from counsel_change where counsel_id = counsel.id) as changes,
       (select coalesce(json_agg(json_build_object('id', id, 'by', author,
          'at', extract(epoch from created_at) * 1000) order by number), '[]')
        from message where counsel_id = counsel.id) as messages
     from counsel
     where seeded and texts_erased_at is null
       and not exists (select 1 from outbox where outbox.counsel_id = counsel.id)
       and greatest(updated_at, consultation_at, treatment_at) > $1
       and (clinic_id in (select clinic_id from staff where seeded) or ${isOfFirstMember})
     order by counsel.id`,
    [since],
  );

function toldOf(counsel: ToldCounsel): Told[] {
  const { proposedAt, askedAt } = counsel;
  return [
    ...ofChanges(counsel),
    ...ofMessages(counsel),
    ...remindersOf(counsel),
    ...(proposedAt ? [{ kind: 'PROPOSAL' as const, at: proposedAt }] : []),
    ...(askedAt ? [{ textOf: rescheduleText, at: askedAt }] : []),
  ];
}

const ofChanges = ({ changes }: ToldCounsel): Told[] =>
  changes.map(({ from, to, by, at: time }) => {
    const at = new Date(time);
    if (from === null) return { textOf: newCounselText, at };
    if (by === 'member') return { textOf: canceledText, at };
    return { kind: kindOfMove(from, to, to === 'CONSULTATION_COMPLETE'), state: to, at };
  });

/** A message that follows another one of the same side is unread together with it: one notice is enough. */
const ofMessages = ({ messages }: ToldCounsel): Told[] =>
  messages
    .filter(({ by }, index) => messages[index - 1]?.by !== by)
    .map(({ id, by, at: time }) => {
      const once = { at: new Date(time), onceKey: `message ${id}` };
      return by === 'staff' ? { ...once, kind: 'MESSAGE' } : { ...once, textOf: staffMessageText };
    });

/** Reminders of the last time that was agreed for each appointment. */
function remindersOf({ changes, consultationAt, treatmentAt }: ToldCounsel): Told[] {
  const appointments = [
    { appointment: consultationAt, state: 'CONSULTATION_APPOINTMENT_CONFIRMED' },
    { appointment: treatmentAt, state: 'TREATMENT_APPOINTMENT_CONFIRMED' },
  ];
  return appointments.flatMap(({ appointment, state }) => {
    const made = changes.findLast(({ to }) => to === state);
    if (!appointment || !made) return [];
    const madeAt = new Date(made.at);
    return REMINDER_KINDS.filter((kind) => needsReminder(kind, { appointment, madeAt })).map(
      (kind) => ({ kind, appointment, at: remindsAt(kind, appointment) }),
    );
  });
}

/**
 * The member has seen what came before the counsel was opened, the messages that were read, and the reminders of
 * appointments that are over.
 */
const markSeen = (tx: Queryable, ids: readonly string[], now: Date) =>
  tx.query(
    `update notice set seen_at = seen.at
     from (select notice.id, case
         when notice.kind = 'MESSAGE' then (select max(message.created_at) from message
           where message.counsel_id = counsel.id and message.number <= counsel.read_by_member)
         when notice.appointment_at <= $2 then notice.created_at
         else counsel.seen_at end as at
       from notice join counsel on counsel.id = notice.counsel_id
       where counsel.id = any($1::uuid[])) as seen
     where notice.id = seen.id and seen.at >= notice.created_at`,
    [ids, now],
  );
