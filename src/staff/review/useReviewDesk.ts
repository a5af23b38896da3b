import { useAtomValue } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import type { StaffReview } from '../../../contract/staffReview.ts';
import { staffCall } from '../../api/staffCall.ts';
import { useAct } from '../parts/useAct.ts';
import { askListsAnew } from '../staffAnswers.ts';

type Step = { action: 'publish' | 'restore' } | { action: 'blind'; reason: string };

/** Changes a review as it was shown; the desk is sorted anew afterwards. */
export function useReviewDesk({ id, version }: StaffReview) {
  const client = useAtomValue(queryClientAtom);
  const renew = () => askListsAnew(client, 'GET /staff/reviews');
  const { act, isBusy } = useAct(() => void renew());
  const change = (step: Step, done: string) =>
    act(async () => {
      const body = { version, ...step };
      await staffCall('PATCH /staff/reviews/:id', { params: { id }, body });
      await renew();
    }, done);
  return { change, isBusy };
}
