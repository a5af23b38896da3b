import type { Queryable } from '../../db/database.ts';
import { tellOfCounsels } from '../../db/feed/counselChange.ts';
import type { StoredReschedule } from '../counsel/counselRules.ts';

/**
 * The version and the time of change stay (AMB-105), so staff who have the counsel open can still save. False: it
 * replaces an earlier request. Call it with the counsel locked.
 */
export async function updateReschedule(
  tx: Queryable,
  counselId: string,
  reschedule: StoredReschedule,
): Promise<boolean> {
  const [row] = await tx.query<{ isFirst: boolean }>(
    `update counsel set reschedule = $2::jsonb
     from (select reschedule is null as is_first from counsel where id = $1) as before
     where id = $1 returning is_first as "isFirst"`,
    [counselId, JSON.stringify(reschedule)],
  );
  await tellOfCounsels(tx, [counselId], 'counsel');
  return row?.isFirst ?? false;
}

/** The times that staff proposed because of it go, too. False: there is no request. */
export async function deleteReschedule(tx: Queryable, counselId: string): Promise<boolean> {
  const taken = await tx.query(
    `update counsel set reschedule = null, proposals = null, proposed_at = null, proposed_by = null
     where id = $1 and reschedule is not null returning id`,
    [counselId],
  );
  if (taken.length > 0) await tellOfCounsels(tx, [counselId], 'counsel');
  return taken.length > 0;
}
