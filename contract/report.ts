import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { REPORT_REASONS } from './plain/enums.ts';
import { one, RecordId, Timestamp } from './shape.ts';

export const ReportReason = z.enum(REPORT_REASONS);
export type ReportReason = z.infer<typeof ReportReason>;

export const Report = z.object({
  id: z.string(),
  review_id: z.string(),
  reason: ReportReason,
  created_at: Timestamp,
});
export type Report = z.infer<typeof Report>;

export const reportEndpoints = endpoints({
  'POST /member/reports': {
    summary:
      'Report a published review of another member; once, until an operator has decided about it',
    audience: 'member',
    body: z.strictObject({ review_id: RecordId, reason: ReportReason }),
    output: one(Report),
    errors: ['not_found', 'already_reported', 'day_limit_reached'],
  },
});
