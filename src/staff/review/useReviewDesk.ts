import type { QueryClient } from '@tanstack/query-core';
import { useAtomValue } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import type { StaffReviewCard } from '../../../contract/staffReview.ts';
import { codeOf } from '../../api/ApiError.ts';
import { staffCall, staffQuery } from '../../api/staffCall.ts';
import { useAct } from '../parts/useAct.ts';
import { askListsAnew } from '../staffAnswers.ts';

type Step = { action: 'publish' | 'restore' } | { action: 'blind'; reason: string };

export const deskReviewQuery = (id: string) =>
  staffQuery('GET /staff/reviews/:id', { params: { id } });

const LIST = 'GET /staff/reviews';

/** Changes a review as it was shown; the desk is sorted anew afterwards. */
export function useReviewDesk({ id, version }: StaffReviewCard) {
  const client = useAtomValue(queryClientAtom);
  const renew = () => askListsAnew(client, LIST);
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

/** As the lists have it now; one that shows a single state may have lost it. */
const shownIn = (client: QueryClient, id: string): StaffReviewCard[] =>
  client
    .getQueriesData<{ data: StaffReviewCard[] }>({
      type: 'active',
      predicate: ({ queryKey }) => queryKey[0] === LIST,
    })
    .flatMap(([, answer]) => answer?.data ?? [])
    .filter((review) => review.id === id);

/** The answer to an earlier press was lost on its way: then no colleague was faster. */
const isAlready = ({ status, blindReason }: StaffReviewCard, step: Step) =>
  step.action === 'blind'
    ? status === 'BLINDED' && blindReason === step.reason
    : status === 'PUBLISHED';
