import type { QueryClient } from '@tanstack/query-core';
import { useAtomValue } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import type { StaffReviewCard } from '../../../contract/staffReview.ts';
import { codeOf } from '../../api/ApiError.ts';
import { staffCall, staffQuery } from '../../api/staffCall.ts';
import { useAct } from '../parts/useAct.ts';
import { refetchLists } from '../staffAnswers.ts';

type Step = { action: 'publish' | 'restore' } | { action: 'blind'; reason: string };

export const deskReviewQuery = (id: string) =>
  staffQuery('GET /staff/reviews/:id', { params: { id } });

const LIST = 'GET /staff/reviews';

/** Changes a review; the lists refetch afterwards. */
export function useReviewDesk({ id, version }: StaffReviewCard) {
  const client = useAtomValue(queryClientAtom);
  const renew = () => refetchLists(client, LIST);
  const { act, isBusy } = useAct();
  const change = (step: Step, done: string) =>
    act(async () => {
      const body = { version, ...step };
      try {
        await staffCall('PATCH /staff/reviews/:id', { params: { id }, body });
      } catch (cause) {
        if (codeOf(cause) !== 'stale_version') throw cause;
        await renew();
        if (!shownIn(client, id).some((review) => isAlready(review, step))) throw cause;
        return;
      }
      await renew();
    }, done);
  return { change, isBusy };
}

/** The review in the cached lists; a list filtered by status may not contain it any more. */
const shownIn = (client: QueryClient, id: string): StaffReviewCard[] =>
  client
    .getQueriesData<{ data: StaffReviewCard[] }>({
      type: 'active',
      predicate: ({ queryKey }) => queryKey[0] === LIST,
    })
    .flatMap(([, answer]) => answer?.data ?? [])
    .filter((review) => review.id === id);

/** The answer to an earlier press may have been lost: if the review is already as wanted, that press was stored. */
const isAlready = ({ status, blindReason }: StaffReviewCard, step: Step) =>
  step.action === 'blind'
    ? status === 'BLINDED' && blindReason === step.reason
    : status === 'PUBLISHED';
