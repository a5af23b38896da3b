import { LIST_OFFSET, MY_REVIEW_LIMIT } from '../../../contract/limits.ts';
import { memberQuery } from '../../api/memberCall.ts';

export const myReviewQuery = (id: string) =>
  memberQuery('GET /member/reviews/:id', { params: { id } });

export const myReviewListQuery = memberQuery('GET /member/reviews', {
  query: { offset: String(LIST_OFFSET), limit: String(MY_REVIEW_LIMIT) },
});
