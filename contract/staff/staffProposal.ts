import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { PROPOSALS_MAX } from '../plain/limits.ts';
import { one, PathId } from '../shape.ts';
import { slotTimes } from '../wishes.ts';
import { StaffCounsel } from './staffCounsel.ts';
import { Version, versionQuery } from './staffShape.ts';

export const ProposalForm = z.strictObject({
  version: Version,
  times: slotTimes(PROPOSALS_MAX),
});
export type ProposalForm = z.infer<typeof ProposalForm>;

export const staffProposalEndpoints = endpoints({
  'POST /staff/counsels/:id/proposals': {
    summary:
      'Propose times for the next appointment, instead of earlier ones. Confirms a counsel that waits for it',
    audience: 'staff',
    params: PathId,
    body: ProposalForm,
    output: one(StaffCounsel),
    errors: [
      'not_found',
      'not_allowed_now',
      'stale_version',
      'slot_full',
      'request_in_flight',
      'idempotency_mismatch',
    ],
  },
  'DELETE /staff/counsels/:id/proposals': {
    summary: 'Withdraw all proposed times',
    audience: 'staff',
    params: PathId,
    query: versionQuery,
    output: one(StaffCounsel),
    errors: ['not_found', 'not_allowed_now', 'stale_version'],
  },
});
