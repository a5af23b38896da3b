import type { Queryable } from '../../db/database.ts';
import { tellOfCounsels } from '../../db/feed/counselChange.ts';
import type { StoredReschedule } from '../counsel/counselRules.ts';

/** The version and the time of change stay (AMB-105), so staff who have the counsel open can still save. */
export async function updateReschedule(
  tx: Queryable,
  counselId: string,
  reschedule: StoredReschedule,
): Promise<void> {
  await tx.query('update counsel set reschedule = $2::jsonb where id = $1', [
    counselId,
    JSON.stringify(reschedule),
  ]);
  await tellOfCounsels(tx, [counselId], 'counsel');
}

/** The times that staff proposed because of it go, too. */
export async function deleteReschedule(tx: Queryable, counselId: string): Promise<void> {
  const taken = await tx.query(
    `update counsel set reschedule = null, proposals = null, proposed_at = null, proposed_by = null
     where id = $1 and reschedule is not null returning id`,
    [counselId],
  );
  if (taken.length > 0) await tellOfCounsels(tx, [counselId], 'counsel');
}
