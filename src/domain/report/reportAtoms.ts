import type { ReportReason } from '../../../contract/report.ts';
import { codeOf } from '../../api/ApiError.ts';
import { writesById } from '../../api/atomsByInput.ts';
import { memberCall } from '../../api/memberCall.ts';

export const useReport = writesById((reviewId, reason: ReportReason) =>
  memberCall('POST /member/reports', { body: { review_id: reviewId, reason } }),
);

/** The member has reported the review before. */
export const isReported = (cause: unknown) => codeOf(cause) === 'already_reported';
