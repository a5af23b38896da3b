import { reviewEndpoints } from '../../../contract/review.ts';
import type { AppContext } from '../../appContext.ts';
import type { FileStore } from '../../files/fileStore.ts';
import { type Implementation, implement } from '../../http/implement.ts';
import { orNotFound, recordId } from '../../refusal.ts';
import { memberReviewHandlers } from './memberReviewHandlers.ts';
import { reviewConditions, reviewList, selectReview } from './reviewSql.ts';

export function reviewRoutes(context: AppContext, store: FileStore): Implementation {
  const { db } = context;
  const list = reviewList(context);
  return implement(reviewEndpoints, {
    ...memberReviewHandlers(context, store),

    'GET /public/reviews': async (
      { query: { offset, limit, after, sort, ...filter } },
      { now },
    ) => {
      const conditions = await reviewConditions(db, filter);
      const slice = { offset, limit, after };
      if (sort === 'popular') return list.popular(conditions, slice, now);
      return list.newest(conditions, slice);
    },

    'GET /public/reviews/:id': async ({ params }) => ({
      data: orNotFound(await selectReview(db, recordId(params.id))),
    }),
  });
}
