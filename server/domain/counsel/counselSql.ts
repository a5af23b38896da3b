import type { Counsel, CounselForm } from '../../../contract/counsel.ts';
import type { Queryable } from '../../db/database.ts';
import { hasVisited } from '../review/visitRules.ts';
import { confirmVisit } from '../review/writeReviewSql.ts';
import { COUNSEL_SOURCES, counselCard } from './counselCardSql.ts';
import type { CounselStand } from './counselRules.ts';

export async function selectCounsels(db: Queryable, memberId: string): Promise<Counsel[]> {
  const rows = await db.query<{ counsel: Counsel }>(
    `select ${counselCard} as counsel from counsel
     where counsel.member_id = $1 order by counsel.id desc`,
    [memberId],
  );
  return rows.map(({ counsel }) => counsel);
}

export async function selectCounsel(
  db: Queryable,
  memberId: string,
  id: string,
): Promise<Counsel | undefined> {
  const [row] = await db.query<{ counsel: Counsel }>(
    `select ${counselCard} as counsel from counsel
     where counsel.id = $1 and counsel.member_id = $2`,
    [id, memberId],
  );
  return row?.counsel;
}

/** The member has seen what happened until then; what happened meanwhile stays unseen. */
export async function markSeen(db: Queryable, id: string, until: string): Promise<void> {
  await db.query(
    `update counsel set seen_at = $2
     where id = $1 and (seen_at is null or seen_at < $2::timestamptz)`,
    [id, until],
  );
}

/** Whether a visitor could have booked from there: it is shown, and it belongs to the clinic. */
export async function mayBook(db: Queryable, form: CounselForm): Promise<boolean> {
  const { table, clinicId, visible } = COUNSEL_SOURCES[form.sourceType];
  const rows = await db.query(
    `select 1 from ${table} where ${table}.id = $1 and ${clinicId} = $2 and ${visible}`,
    [form.sourceId, form.clinic_id],
  );
  return rows.length > 0;
}

interface NewCounsel {
  id: string;
  memberId: string;
  form: CounselForm;
  language: string;
  code: string;
  at: Date;
}

/** False when another counsel bears the code. */
export async function insertCounsel(
  tx: Queryable,
  { id, memberId, form, language, code, at }: NewCounsel,
): Promise<boolean> {
  const rows = await tx.query(
    `insert into counsel (id, member_id, clinic_id, source_type, source_id, content, language,
       code, state, created_at, updated_at, seen_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, 'AWAITING_CLINIC_CONFIRMATION', $9, $9, $9)
     on conflict (code) do nothing returning id`,
    [
      id,
      memberId,
      form.clinic_id,
      form.sourceType,
      form.sourceId,
      form.content,
      language,
      code,
      at,
    ],
  );
  return rows.length > 0;
}

/** Nobody else moves the counsel until the transaction ends. */
export async function lockCounsel(
  tx: Queryable,
  memberId: string,
  id: string,
): Promise<CounselStand | undefined> {
  const [stand] = await tx.query<CounselStand>(
    `select state, consultation_at as "consultationAt", treatment_at as "treatmentAt"
     from counsel where id = $1 and member_id = $2 for update`,
    [id, memberId],
  );
  return stand;
}

/** True when visitors see something of it: the caller raises the public version, last of all. */
export async function updateStand(
  tx: Queryable,
  id: string,
  { state, consultationAt, treatmentAt }: CounselStand,
  at: Date,
): Promise<boolean> {
  await tx.query(
    `update counsel set state = $2, consultation_at = $3, treatment_at = $4,
       version = version + 1, updated_at = $5
     where id = $1`,
    [id, state, consultationAt, treatmentAt, at],
  );
  // A review that was written before the visit says from now on that there was one.
  return hasVisited(state) && confirmVisit(tx, id);
}

interface NewChange {
  id: string;
  counselId: string;
  from: Counsel['state'] | null;
  to: Counsel['state'];
  reason: string | null;
  at: Date;
}

/** What the member did, for the timeline. */
export async function insertMemberChange(tx: Queryable, change: NewChange): Promise<void> {
  const { id, counselId, from, to, reason, at } = change;
  await tx.query(
    `insert into counsel_change (id, counsel_id, from_state, to_state, actor, reason, created_at)
     values ($1, $2, $3, $4, 'member', $5, $6)`,
    [id, counselId, from, to, reason, at],
  );
}
