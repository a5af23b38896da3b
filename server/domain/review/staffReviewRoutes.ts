import {
  type StaffReviewChange,
  staffReviewEndpoints,
} from '../../../contract/staff/staffReview.ts';
import type { AppContext } from '../../appContext.ts';
import type { Queryable } from '../../db/database.ts';
import { appendChanges } from '../../db/feed/appendChanges.ts';
import { reviewChange } from '../../db/feed/change.ts';
import { implement, type Route } from '../../http/implement.ts';
import { writeReviewNotice } from '../../notify/writeNotices.ts';
import { orNotFound, recordId, refuse } from '../../refusal.ts';
import { about, by } from '../audit/audit.ts';
import { usedFilters } from '../audit/usedFilters.ts';
import { closeReports, raiseVersion } from '../report/reportSql.ts';
import { assertOperator, visibleClinicOf } from '../staff/staffRights.ts';
import { withAverages } from './averageSql.ts';
import { blindEnd, statusAfter } from './staffReviewRules.ts';
import {
  lockStaffReview,
  selectStaffReview,
  selectStaffReviews,
  updateReviewStatus,
} from './staffReviewSql.ts';

/** A clinic reads its reviews; only operators decide what visitors see. */
export function staffReviewRoutes(context: AppContext): readonly Route[] {
  const { db, audit } = context;

  return implement(staffReviewEndpoints, {
    'GET /staff/reviews': async ({ query }, call) => {
      if (query.reported) assertOperator(call.session);
      const reviews = await selectStaffReviews(db, {
        ...query,
        visible: visibleClinicOf(call.session),
      });
      const ids = reviews.data.map(({ id }) => id);
      const entry = { ...about('review', ...ids), action: 'REVIEWS_LISTED' } as const;
      await audit.record({ ...by(call), ...entry, detail: usedFilters(query) });
      return reviews;
    },

    'GET /staff/reviews/:id': async ({ params }, call) => {
      const id = recordId(params.id);
      const data = orNotFound(await selectStaffReview(db, id, visibleClinicOf(call.session)));
      await audit.record({ ...by(call), ...about('review', id), action: 'REVIEW_READ' });
      return { data };
    },

    'PATCH /staff/reviews/:id': async ({ params, body }, call) => {
      const id = recordId(params.id);
      const data = await db.transaction(async (tx) => {
        const detail = await changeReview(tx, id, body, {
          staffId: call.session.staffId,
          at: call.now,
        });
        await audit.write(tx, {
          ...by(call),
          ...about('review', id),
          action: 'REVIEW_CHANGED',
          detail,
        });
        return orNotFound(await selectStaffReview(tx, id, null));
      });
      return { data };
    },
  });
}

interface Decision {
  staffId: string;
  at: Date;
}

/** Each decision about a review closes its reports. The writer is told of a new status, but not why. */
async function changeReview(
  tx: Queryable,
  id: string,
  change: StaffReviewChange,
  { staffId, at }: Decision,
): Promise<string> {
  const review = orNotFound(await lockStaffReview(tx, id));
  if (review.version !== change.version) throw refuse('stale_version');
  const closed = await closeReports(tx, { reviewId: id, staffId, at });
  if (change.action === 'keep') {
    if (closed === 0) throw refuse('not_allowed_now');
    await raiseVersion(tx, id);
    return 'kept';
  }
  const status = statusAfter(review.status, change.action);
  if (status === null) throw refuse('not_allowed_now');
  const blind = change.action === 'blind' ? change : null;
  const blindedUntil = blind ? blindEnd(at) : null;
  const statusChange = { status, blindedUntil, reason: blind?.reason ?? null, at };
  await withAverages(tx, [review], () => updateReviewStatus(tx, id, statusChange));
  await writeReviewNotice(tx, review.writer, at);
  await appendChanges(tx, [reviewChange(review)]);
  return change.action;
}
