import { uuidv7 } from 'uuidv7';
import { type Report, reportEndpoints } from '../../../contract/report.ts';
import type { AppContext } from '../../appContext.ts';
import type { Queryable } from '../../db/database.ts';
import { implement, type Route } from '../../http/implement.ts';
import { orNotFound, refuse } from '../../refusal.ts';
import { chargeMember } from '../member/chargeMember.ts';
import { insertReport, lockReportedReview, type NewReport, raiseVersion } from './reportSql.ts';

export function reportRoutes({ db }: AppContext): readonly Route[] {
  return implement(reportEndpoints, {
    'POST /member/reports': async ({ body }, { session: { memberId }, now }) => {
      await chargeMember(db, { memberId, kind: 'reports', now });
      const { review_id: reviewId, reason } = body;
      const report = { id: uuidv7(), reviewId, memberId, reason, at: now };
      return { data: await db.transaction((tx) => reportReview(tx, report)) };
    },
  });
}

/** A repeated call finds the open report, so it stores nothing. */
async function reportReview(tx: Queryable, report: NewReport): Promise<Report> {
  const review = orNotFound(await lockReportedReview(tx, report.reviewId));
  if (review.memberId === report.memberId) throw refuse('forbidden');
  const stored = await insertReport(tx, report);
  if (stored === undefined) throw refuse('already_reported');
  await raiseVersion(tx, report.reviewId);
  return stored;
}
