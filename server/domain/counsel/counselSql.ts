import type { Counsel, CounselForm, TextsErased } from '../../../contract/counsel.ts';
import { COUNSEL_STATES, isOver } from '../../../contract/plain/counselCourse.ts';
import type { Named } from '../../../contract/shape.ts';
import type { Wishes } from '../../../contract/wishes.ts';
import type { Queryable } from '../../db/database.ts';
import { insertCounselChanges, tellOfCounsels } from '../../db/feed/counselChange.ts';
import type { StoredText } from '../../db/storedText.ts';
import type { StoredProposal } from '../proposal/proposalRules.ts';
import { COUNSEL_SOURCES, counselCard } from './counselCardSql.ts';
import type {
  CounselProgress,
  StoredNoShow,
  StoredReschedule,
  StoredVisitAnswer,
} from './counselRules.ts';

/** Texts as they are stored (counselTexts.ts opens them). */
export type StoredCounsel = Omit<
  Counsel,
  | 'content'
  | 'history'
  | 'review_id'
  | 'textsErased'
  | 'wishes'
  | 'details'
  | 'proposals'
  | 'visitAnswer'
  | 'reschedule'
  | 'noShow'
  | 'hasCome'
> & {
  wishes: Wishes | null;
  /** Sealed. */
  details: string | null;
  proposals: StoredProposal[] | null;
  /** When staff proposed them. */
  proposedAt: string | null;
  /** When staff entered the current appointment. */
  appointmentMadeAt: string | null;
  visitedAt: string | null;
  visitAnswer: StoredVisitAnswer | null;
  reschedule: StoredReschedule | null;
  noShow: StoredNoShow | null;
  review_id: string | null;
  textsErased: TextsErased | null;
  content: StoredText;
  language: string;
  history: StoredChange<Counsel>[];
};

/** A change in the history of a counsel, as members or staff see it, with its reason as it is stored. */
export type StoredChange<C extends { history: object[] }> = Omit<
  C['history'][number],
  'reason' | 'reasonId'
> & {
  reason: StoredReason | null;
};

export interface StoredReason {
  /** Of the entry of the history. */
  id: string;
  text: StoredText;
}

export async function selectCounsel(
  db: Queryable,
  memberId: string,
  id: string,
): Promise<StoredCounsel | undefined> {
  const [row] = await db.query<{ counsel: StoredCounsel }>(
    `select ${counselCard} as counsel from counsel
     where counsel.id = $1 and counsel.member_id = $2`,
    [id, memberId],
  );
  return row?.counsel;
}

/** Marks changes up to this time as seen; later ones stay news. */
export async function markSeen(db: Queryable, id: string, until: string): Promise<void> {
  await db.query(
    `with seen as (
       update counsel set seen_at = $2
       where id = $1 and (seen_at is null or seen_at < $2::timestamptz) returning id)
     ${insertCounselChanges('seen', 'read', 'member')}`,
    [id, until],
  );
}

/** Whether visitors can see the record and it belongs to the clinic. */
export async function isBookable(db: Queryable, form: CounselForm): Promise<boolean> {
  const { table, clinicId, visible } = COUNSEL_SOURCES[form.sourceType];
  const rows = await db.query(
    `select 1 from ${table} where ${table}.id = $1 and ${clinicId} = $2 and ${visible}`,
    [form.sourceId, form.clinic_id],
  );
  return rows.length > 0;
}

/** Treatments of the taxonomy, in its order. */
export const selectTreatments = (tx: Queryable, ids: readonly string[]): Promise<Named[]> =>
  tx.query<Named>(
    `select id, name, name_ja as "nameJa" from treatment where id = any($1::text[])
     order by position, id`,
    [ids],
  );

/** Lock the member first: of two parallel bookings, the second one then waits and counts the first one, too. */
export async function countBookingsAtClinic(
  tx: Queryable,
  { memberId, clinicId, since }: { memberId: string; clinicId: string; since: Date },
): Promise<number> {
  const [row] = await tx.query<{ booked: number }>(
    `select count(*) as booked from counsel
     where member_id = $1 and clinic_id = $2 and created_at >= $3`,
    [memberId, clinicId, since],
  );
  return row?.booked ?? 0;
}

/** The id of the counsel that the member booked under this key. */
export async function selectBooked(
  tx: Queryable,
  memberId: string,
  key: string,
): Promise<string | undefined> {
  const [booked] = await tx.query<{ id: string }>(
    'select id from counsel where member_id = $1 and idempotency_key = $2',
    [memberId, key],
  );
  return booked?.id;
}

interface NewCounsel {
  id: string;
  memberId: string;
  form: CounselForm;
  /** Sealed; null when they are empty. */
  content: string | null;
  details: string | null;
  language: string;
  isInLine: boolean;
  key: string | null;
  code: string;
  at: Date;
}

/** False when the code is taken. */
export async function insertCounsel(
  tx: Queryable,
  { id, memberId, form, content, details, language, isInLine, key, code, at }: NewCounsel,
): Promise<boolean> {
  const rows = await tx.query(
    `insert into counsel (id, member_id, clinic_id, source_type, source_id, content, content_sealed,
       wishes, details_sealed, language, booked_in_line, idempotency_key, code, state, created_at,
       updated_at, seen_at)
     values ($1, $2, $3, $4, $5, '', $6, $10::jsonb, $11, $7, $12, $13, $8,
       'AWAITING_CLINIC_CONFIRMATION', $9, $9, $9)
     on conflict (code) do nothing returning id`,
    [
      id,
      memberId,
      form.clinic_id,
      form.sourceType,
      form.sourceId,
      content,
      language,
      code,
      at,
      form.wishes ? JSON.stringify(form.wishes) : null,
      details,
      isInLine,
      key,
    ],
  );
  if (rows.length > 0) await tellOfCounsels(tx, [id], 'counsel');
  return rows.length > 0;
}

const endStates = COUNSEL_STATES.filter(isOver).map((state) => `'${state}'`);
export const counselIsOpen = `counsel.state not in (${endStates.join(', ')})`;

export async function countOpenCounsels(db: Queryable, clinicId: string): Promise<number> {
  const [row] = await db.query<{ open: number }>(
    `select count(*) as open from counsel where clinic_id = $1 and ${counselIsOpen}`,
    [clinicId],
  );
  return row?.open ?? 0;
}

export const progressColumns = `counsel.state, counsel.consultation_at as "consultationAt",
  counsel.treatment_at as "treatmentAt", counsel.appointment_made_at as "appointmentMadeAt",
  counsel.passed_appointment_at as "passedAppointmentAt", counsel.visited_at as "visitedAt",
  counsel.no_show as "noShow"`;

export interface LockedCounsel extends CounselProgress {
  version: number;
  clinicId: string;
  isErasedByMember: boolean;
  wishes: Wishes | null;
  reschedule: StoredReschedule | null;
  proposals: StoredProposal[] | null;
  proposedAt: Date | null;
  proposedBy: string | null;
}

export const lockedColumns = `${progressColumns}, counsel.version, counsel.clinic_id as "clinicId",
  counsel.erased_by_member as "isErasedByMember", counsel.wishes, counsel.reschedule,
  counsel.proposals, counsel.proposed_at as "proposedAt", counsel.proposed_by as "proposedBy"`;

/** Locks the counsel until the transaction ends. */
export async function lockCounsel(
  tx: Queryable,
  memberId: string,
  id: string,
): Promise<LockedCounsel | undefined> {
  const [counsel] = await tx.query<LockedCounsel>(
    `select ${lockedColumns} from counsel where id = $1 and member_id = $2 for update`,
    [id, memberId],
  );
  return counsel;
}

/**
 * Each move, and a visit, ends the proposals, the member's wish for another time and the no-show. Call it through
 * saveProgress.ts.
 */
export async function updateProgress(
  tx: Queryable,
  id: string,
  progress: CounselProgress,
  at: Date,
): Promise<void> {
  await tx.query(
    `update counsel set state = $2, consultation_at = $3, treatment_at = $4,
       appointment_made_at = $5, passed_appointment_at = $6, visited_at = $7,
       proposals = null, proposed_at = null, proposed_by = null, reschedule = null, no_show = null,
       version = version + 1, updated_at = $8
     where id = $1`,
    [
      id,
      progress.state,
      progress.consultationAt,
      progress.treatmentAt,
      progress.appointmentMadeAt,
      progress.passedAppointmentAt,
      progress.visitedAt,
      at,
    ],
  );
  await tellOfCounsels(tx, [id], 'counsel');
}

/**
 * The version and the time of change stay, so staff who have the counsel open can still save. The same answer again
 * changes nothing, unless staff have noted a no-show since.
 */
export async function updateVisitAnswer(
  tx: Queryable,
  id: string,
  answer: StoredVisitAnswer,
): Promise<void> {
  const changed = await tx.query(
    `update counsel set visit_answer = $2::jsonb
     where id = $1 and (visit_answer - 'at' is distinct from $2::jsonb - 'at'
       or visit_answer ->> 'at' < no_show ->> 'at') returning id`,
    [id, JSON.stringify(answer)],
  );
  if (changed.length > 0) await tellOfCounsels(tx, [id], 'counsel');
}

interface NewChange {
  id: string;
  counselId: string;
  from: Counsel['state'] | null;
  to: Counsel['state'];
  by: 'member' | 'staff';
  staffId?: string | null;
  /** Sealed. */
  reason: string | null;
  cause?: NonNullable<Counsel['history'][number]['cause']>;
  /** When staff proposed the appointment, if the member accepted it. */
  proposedAt?: Date | undefined;
  at: Date;
}

/** An entry of the history. */
export async function insertCounselChange(tx: Queryable, change: NewChange): Promise<void> {
  const { id, counselId, from, to, by, reason, at } = change;
  const { staffId = null, cause = null, proposedAt = null } = change;
  await tx.query(
    `insert into counsel_change
       (id, counsel_id, from_state, to_state, actor, staff_id, reason_sealed, cause, proposed_at,
        created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [id, counselId, from, to, by, staffId, reason, cause, proposedAt, at],
  );
}
