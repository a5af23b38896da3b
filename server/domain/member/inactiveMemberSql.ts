import type { Language } from '../../../contract/plain/language.ts';
import type { Queryable } from '../../db/database.ts';
import { awaited } from '../counsel/counselCardSql.ts';
import { overAt } from '../session/sessionSql.ts';

/**
 * Since this time the member had no session and wrote nothing, no counsel of the member changed or had an appointment,
 * and no appointment is ahead.
 */
const isInactive = (cutoff: string) => `member.seen_at < ${cutoff}
  and not exists (select 1 from session_family
    where session_family.member_id = member.id and ${overAt('session_family')} >= ${cutoff})
  and not exists (select 1 from counsel
    where counsel.member_id = member.id
      and greatest(counsel.updated_at, ${awaited}) >= ${cutoff})
  and not exists (select 1 from message
    where message.member_id = member.id and message.author = 'member'
      and message.created_at >= ${cutoff})`;

/** Warned not long ago, and inactive since the warning. Others are warned again, before they are erased. */
const isWarned = (since: string) =>
  `member.told_at is not null and member.told_at >= ${since} and ${isInactive('member.told_at')}`;

const LEAVES = `${isInactive('$1')} and ${isWarned('$3')} and member.told_at < $2`;
const IS_TO_WARN = `${isInactive('$1')} and not (${isWarned('$2')})`;

export interface InactiveCutoffs {
  /** Members who are inactive since before this are erased … */
  cutoff: Date;
  /** … if they were warned before this … */
  warnedBefore: Date;
  /** … and not before this: an older warning does not count. */
  warnedSince: Date;
  /** Members who are inactive since before this are warned. */
  warnCutoff: Date;
}

export async function countLeaving(
  db: Queryable,
  { cutoff, warnedBefore, warnedSince, warnCutoff }: InactiveCutoffs,
): Promise<{ rows: number; oldest: Date | null; toTell: number }> {
  const [leaving] = await db.query<{ rows: number; oldest: Date | null }>(
    `select count(*) as rows, min(seen_at) as oldest from member where ${LEAVES}`,
    [cutoff, warnedBefore, warnedSince],
  );
  const [warned] = await db.query<{ toTell: number }>(
    `select count(*) as "toTell" from member where ${IS_TO_WARN}`,
    [warnCutoff, warnedSince],
  );
  return { rows: 0, oldest: null, toTell: 0, ...leaving, ...warned };
}

export async function selectLeaving(
  db: Queryable,
  { cutoff, warnedBefore, warnedSince }: InactiveCutoffs,
  { except, limit }: { except: readonly string[]; limit: number },
): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `select id from member where ${LEAVES} and id <> all($4::uuid[])
     order by seen_at limit $5`,
    [cutoff, warnedBefore, warnedSince, except, limit],
  );
  return rows.map(({ id }) => id);
}

/**
 * Locks the member. False when the member has come back, or when another transaction has locked the row. The second
 * statement sees a login that was committed before the lock.
 */
export async function lockLeaving(
  tx: Queryable,
  id: string,
  { cutoff, warnedBefore, warnedSince }: InactiveCutoffs,
): Promise<boolean> {
  const held = await tx.query('select 1 from member where id = $1 for update skip locked', [id]);
  if (held.length === 0) return false;
  const rows = await tx.query(`select 1 from member where ${LEAVES} and id = $4`, [
    cutoff,
    warnedBefore,
    warnedSince,
    id,
  ]);
  return rows.length > 0;
}

/** Marks some members as warned. The caller writes their notices in the same transaction. */
export function markWarned(
  tx: Queryable,
  { warnCutoff, warnedSince }: InactiveCutoffs,
  { now, limit }: { now: Date; limit: number },
): Promise<{ id: string; language: Language }[]> {
  return tx.query<{ id: string; language: Language }>(
    `update member set told_at = $3 where id in (
       select id from member where ${IS_TO_WARN}
       order by seen_at limit $4 for no key update skip locked)
     returning id, language`,
    [warnCutoff, warnedSince, now, limit],
  );
}
