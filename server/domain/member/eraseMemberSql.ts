import type { Queryable } from '../../db/database.ts';
import { keepAverages } from '../review/reviewCountersSql.ts';
import { dropOfMember } from '../upload/uploadSql.ts';

export interface Erasure {
  /** The uploads whose bytes have to go. */
  files: string[];
  /** Whether the public saw something of it. */
  wasShown: boolean;
}

/**
 * Takes the member out of every table, for good. What hangs on the member goes by the foreign keys;
 * here is what they do not know: averages, the hearts that others gave to the reviews, and files.
 * Raising the public version is left to the caller, who does it last. Undefined: the member is gone already.
 */
export async function eraseMember(
  tx: Queryable,
  memberId: string,
  at: Date,
): Promise<Erasure | undefined> {
  // From here on nothing new can refer to the member, and no review of theirs can change its rating.
  const held = await tx.query('select 1 from member where id = $1 for update', [memberId]);
  if (held.length === 0) return undefined;
  await tx.query('select 1 from review where member_id = $1 order by id for update', [memberId]);

  const files = await dropOfMember(tx, memberId, at);
  const shown = await selectShown(tx, memberId);
  await tx.query(
    `delete from bookmark where target_type = 'REVIEW'
     and target_id in (select id from review where member_id = $1)`,
    [memberId],
  );
  const authors = shown.map(({ clinicId }) => ({ memberId, clinicId }));
  await keepAverages(tx, authors, () => tx.query('delete from member where id = $1', [memberId]));
  return { files, wasShown: shown.length > 0 };
}

/** The clinics that show something of the member. */
function selectShown(tx: Queryable, memberId: string): Promise<{ clinicId: string }[]> {
  return tx.query<{ clinicId: string }>(
    `select distinct clinic_id as "clinicId" from review
     where member_id = $1 and status = 'PUBLISHED'`,
    [memberId],
  );
}
