import type { ReportReason } from '../../../contract/report.ts';
import { codeOf } from '../../api/ApiError.ts';
import { atomsByInput, useAtomOf } from '../../api/atomsByInput.ts';
import { memberCall } from '../../api/memberCall.ts';
import { atomWithMutation } from '../../api/queryAtoms.ts';

const reportAtoms = atomsByInput((reviewId: string) =>
  atomWithMutation(() => ({
    mutationFn: (reason: ReportReason) =>
      memberCall('POST /member/reports', { body: { review_id: reviewId, reason } }),
  })),
);

/** The member has reported the review before. */
export const isReported = (cause: unknown) => codeOf(cause) === 'already_reported';

/** Reports a review. */
export const useReport = (reviewId: string) => useAtomOf(reportAtoms, reviewId);
