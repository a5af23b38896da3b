import { z } from 'zod';
import { Counsel } from './counsel.ts';
import { endpoints } from './endpoint.ts';
import { one, PathId } from './shape.ts';

export const proposalEndpoints = endpoints({
  'POST /member/counsels/:id/proposals/:proposalId/accept': {
    summary: 'Accept a time that the clinic proposed: the appointment is made',
    audience: 'member',
    params: PathId.extend({ proposalId: z.string().max(200) }),
    output: one(Counsel),
    errors: [
      'not_found',
      'not_allowed_now',
      'consent_required',
      'slot_full',
      'request_in_flight',
      'idempotency_mismatch',
    ],
  },
});
