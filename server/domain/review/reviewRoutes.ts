import { reviewEndpoints } from '../../../contract/review.ts';
import type { AppContext } from '../../appContext.ts';
import type { FileStore } from '../../files/fileStore.ts';
import { implement, type Route } from '../../http/implement.ts';
import { koreanDayOf } from '../../lib/koreanDay.ts';
import { orNotFound, recordId } from '../../refusal.ts';
import { memberReviewHandlers } from './memberReviewHandlers.ts';
import { reviewConditions, reviewList, selectReview } from './reviewSql.ts';

export function reviewRoutes(context: AppContext, store: FileStore): readonly Route[] {
  const { db } = context;
  const list = reviewList(context);
  return implement(reviewEndpoints, {
    ...memberReviewHandlers(context, store),

    'GET /public/reviews': ({ query }, { now }) => list(query, now, reviewConditions(query)),

    'GET /public/reviews/:id': async ({ params }, { now }) => ({
      data: orNotFound(await selectReview(db, recordId(params.id), koreanDayOf(now))),
    }),
  });
}
