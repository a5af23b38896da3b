import type { QueryClient } from '@tanstack/query-core';
import type { StaffReviewCard } from '../../../contract/staff/staffReview.ts';
import { codeOf } from '../../api/ApiError.ts';
import { writesById } from '../../api/atomsByInput.ts';
import { staffCall, staffQuery } from '../../api/staffCall.ts';
import { refetchLists } from '../staffAnswers.ts';

export type Step = { action: 'publish' | 'restore' | 'keep' } | { action: 'blind'; reason: string };

/**
 * The whole review, kept under the version that the list shows: when the version changes, the review is read again.
 * Staff of a clinic get no version. For them the text in the list takes its place.
 */
export function staffReviewQueryOf({ id, version, content }: StaffReviewCard) {
  const { queryKey, queryFn } = staffQuery('GET /staff/reviews/:id', { params: { id } });
  return { queryKey: [...queryKey, version ?? content] as const, queryFn };
}

const LIST = 'GET /staff/reviews';

/** Publishes, hides, restores or keeps a review; the lists refetch afterwards. */
export const useChangeReview = writesById(
  async (id, body: Step & { version: number }, client): Promise<void> => {
    try {
      await staffCall('PATCH /staff/reviews/:id', { params: { id }, body });
    } catch (cause) {
      if (codeOf(cause) !== 'stale_version') throw cause;
      await refetchLists(client, LIST);
      if (!isAlreadyAsWanted(shownIn(client, id), body)) throw cause;
      return;
    }
    await refetchLists(client, LIST);
  },
);

/** The review in the cached lists; a list filtered by status may not contain it any more. */
const shownIn = (client: QueryClient, id: string): StaffReviewCard[] =>
  client
    .getQueriesData<{ data: StaffReviewCard[] }>({ type: 'active', queryKey: [LIST] })
    .flatMap(([, answer]) => answer?.data ?? [])
    .filter((review) => review.id === id);

/** An earlier press may have been stored although its answer was lost: then the review is already as wanted. */
function isAlreadyAsWanted(shown: readonly StaffReviewCard[], step: Step): boolean {
  if (step.action === 'keep') return shown.every(({ reports }) => !reports?.length);
  return shown.some(({ status, blindReason }) =>
    step.action === 'blind'
      ? status === 'BLINDED' && blindReason === step.reason
      : status === 'PUBLISHED',
  );
}
