import { type StaffReviewChange, staffReviewEndpoints } from '../../../contract/staffReview.ts';
import type { AppContext } from '../../appContext.ts';
import type { Queryable } from '../../db/database.ts';
import { raisePublicVersion } from '../../db/publicVersion.ts';
import { type Implementation, implement } from '../../http/implement.ts';
import { orNotFound, recordId, refuse } from '../../refusal.ts';
import { writeAudit } from '../audit/audit.ts';
import { assertOperator, clinicOf } from '../staff/staffRights.ts';
import { updateAverages } from './averageSql.ts';
import { blindEnd, statusAfter } from './staffReviewRules.ts';
import {
  lockStaffReview,
  selectStaffReview,
  selectStaffReviews,
  updateReviewStatus,
} from './staffReviewSql.ts';

/** A clinic reads its reviews; only operators decide what visitors see. */
export function staffReviewRoutes({ db }: AppContext): Implementation {
  return implement(staffReviewEndpoints, {
    'GET /staff/reviews': async ({ query }, { session }) =>
      selectStaffReviews(db, { ...query, own: clinicOf(session) }),

    'GET /staff/reviews/:id': async ({ params }, { session }) => ({
      data: orNotFound(await selectStaffReview(db, recordId(params.id), clinicOf(session))),
    }),

    'PATCH /staff/reviews/:id': async ({ params, body }, { session, now: at }) => {
      assertOperator(session);
      const subjectId = recordId(params.id);
      const { staffId } = session;
      const data = await db.transaction(async (tx) => {
        const detail = await changeReviewStatus(tx, subjectId, body, at);
        const entry = { staffId, subject: 'review', subjectId, detail, at };
        await writeAudit(tx, { ...entry, action: 'REVIEW_CHANGED' });
        await raisePublicVersion(tx, { names: false });
        return orNotFound(await selectStaffReview(tx, subjectId, null));
      });
      return { data };
    },
  });
}

async function changeReviewStatus(
  tx: Queryable,
  id: string,
  change: StaffReviewChange,
  at: Date,
): Promise<string> {
  const review = orNotFound(await lockStaffReview(tx, id));
  if (review.version !== change.version) throw refuse('stale_version');
  const status = statusAfter(review.status, change.action);
  if (status === null) throw refuse('not_allowed_now');
  const blind = change.action === 'blind' ? change : null;
  const blindedUntil = blind ? blindEnd(at) : null;
  const statusChange = { status, blindedUntil, reason: blind?.reason ?? null, at };
  await updateAverages(tx, [review], () => updateReviewStatus(tx, id, statusChange));
  return change.action;
}
