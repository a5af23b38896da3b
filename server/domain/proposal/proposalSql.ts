import type { Queryable } from '../../db/database.ts';
import { tellOfCounsels } from '../../db/feed/counselChange.ts';
import type { StoredProposal } from './proposalRules.ts';

/** Call it with the counsel locked. Null withdraws them. */
export async function updateProposals(
  tx: Queryable,
  counselId: string,
  { proposals, staffId, at }: { proposals: StoredProposal[] | null; staffId: string; at: Date },
): Promise<void> {
  const made = proposals ? [JSON.stringify(proposals), at, staffId] : [null, null, null];
  await tx.query(
    `update counsel set proposals = $2::jsonb, proposed_at = $3, proposed_by = $4,
       version = version + 1, updated_at = $5
     where id = $1`,
    [counselId, ...made, at],
  );
  await tellOfCounsels(tx, [counselId], 'counsel');
}
