import type { QueryClient } from '@tanstack/query-core';
import { useAtomValue } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import type { StaffReview } from '../../../contract/staffReview.ts';
import { codeOf } from '../../api/ApiError.ts';
import { staffCall } from '../../api/staffCall.ts';
import { useAct } from '../parts/useAct.ts';
import { askListsAnew } from '../staffAnswers.ts';

type Step = { action: 'publish' | 'restore' } | { action: 'blind'; reason: string };

const LIST = 'GET /staff/reviews';

/** Changes a review as it was shown; the desk is sorted anew afterwards. */
export function useReviewDesk({ id, version }: StaffReview) {
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
const shownIn = (client: QueryClient, id: string): StaffReview[] =>
  client
    .getQueriesData<{ data: StaffReview[] }>({
      type: 'active',
      predicate: ({ queryKey }) => queryKey[0] === LIST,
    })
    .flatMap(([, answer]) => answer?.data ?? [])
    .filter((review) => review.id === id);

/** The answer to an earlier press was lost on its way: then no colleague was faster. */
const isAlready = ({ status, blindReason }: StaffReview, step: Step) =>
  step.action === 'blind'
    ? status === 'BLINDED' && blindReason === step.reason
    : status === 'PUBLISHED';
