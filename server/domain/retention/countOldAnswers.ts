import { limits } from '../../limits/limits.ts';
import { countOld, type OldRows } from './oldRows.ts';

const ANSWERS = `(select created_at from idempotency_key union all
  select created_at from staff_idempotency_key) as answer`;

/** For the console. `deleteAnswers` of runPeriodicJobs.ts deletes them, every ten minutes. */
export const countOldAnswers: OldRows['count'] = (db, _cutoff, now) =>
  countOld(db, {
    from: `${ANSWERS} where created_at < $1`,
    oldest: 'min(created_at)',
    params: [new Date(now.getTime() - limits.requests.idempotencyMs)],
  });
