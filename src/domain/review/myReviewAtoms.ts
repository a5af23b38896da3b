import { atom } from 'jotai';
import { LIST_OFFSET, MY_REVIEW_LIMIT } from '../../../contract/plain/limits.ts';
import type { MyReview, MyReviewCard } from '../../../contract/review.ts';
import { answerOf } from '../../api/answerOf.ts';
import { memberQuery } from '../../api/memberCall.ts';
import { atomWithQuery } from '../../api/queryAtoms.ts';
import { useFreshAnswer } from '../../api/useServerData.ts';
import { type Answer, mapAnswer } from '../../lib/answer.ts';
import { listOf } from '../../lib/list.ts';

export const myReviewQuery = (id: string) =>
  memberQuery('GET /member/reviews/:id', { params: { id } });

export const myReviewListQuery = memberQuery('GET /member/reviews', {
  query: { offset: String(LIST_OFFSET), limit: String(MY_REVIEW_LIMIT) },
});

/**
 * One review of the member for the editor; disabled without an id. It ignores the cache, because an old copy
 * would overwrite edits from another device.
 */
export function useMyReview(id: string | undefined): Answer<MyReview> {
  const answer = useFreshAnswer(myReviewQuery(id ?? ''), { enabled: id !== undefined });
  return mapAnswer(answer, (own) => own.data);
}

const myReviewListAtom = atomWithQuery(() => myReviewListQuery);

export const myReviewsAtom = atom(
  (get): Answer<readonly MyReviewCard[]> =>
    mapAnswer(answerOf(get(myReviewListAtom)), (list) => listOf<MyReviewCard>(list)),
);
