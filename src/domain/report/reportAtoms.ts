import type { ReportReason } from '../../../contract/report.ts';
import { codeOf } from '../../api/ApiError.ts';
import { useAtomOf, writesById } from '../../api/atomsByInput.ts';
import { memberCall } from '../../api/memberCall.ts';

const reportAtoms = writesById((reviewId, reason: ReportReason) =>
  memberCall('POST /member/reports', { body: { review_id: reviewId, reason } }),
);

/** The member has reported the review before. */
export const isReported = (cause: unknown) => codeOf(cause) === 'already_reported';

export const useReport = (reviewId: string) => useAtomOf(reportAtoms, reviewId);
