import type { Counsel } from '../../../contract/counsel.ts';
import type { Proposal } from '../../../contract/wishes.ts';
import type { Queryable } from '../../db/database.ts';
import { selectFull } from '../consulting/seatSql.ts';

/** Proposed times of a counsel; those that others have filled since then are marked. */
export async function withFullMarks(
  db: Queryable,
  { id: counselId, clinic_id: clinicId, proposals }: Counsel,
): Promise<Proposal[] | undefined> {
  if (!proposals) return undefined;
  const times = proposals.map(({ at }) => new Date(at));
  const full = await selectFull(db, { clinicId, counselId }, times);
  return proposals.map((proposal) =>
    full.has(Date.parse(proposal.at)) ? { ...proposal, isFull: true } : proposal,
  );
}
