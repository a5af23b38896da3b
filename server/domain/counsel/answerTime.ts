import { LRUCache } from 'lru-cache';
import { COUNSEL_STATES } from '../../../contract/plain/counselCourse.ts';
import type { AppContext } from '../../appContext.ts';
import type { Queryable } from '../../db/database.ts';
import { firstIdOf } from '../../db/timeOfId.ts';
import { DAY_MS, HOUR_MS } from '../../lib/units.ts';
import { limits } from '../../limits/limits.ts';

const MEASURED_DAYS = 30;
/** A median of fewer answers means little, and could reveal single members. */
const ANSWERS_AT_LEAST = 5;

export type FindAnswerHours = (clinicId: string) => Promise<number | null>;

/** Within how many hours half of the answers of a clinic came, in 30 days, rounded up. Null without enough answers. */
export function rememberAnswerTimes({ db, now }: Pick<AppContext, 'db' | 'now'>): FindAnswerHours {
  const kept = new LRUCache<string, { hours: number | null }>({
    max: limits.kept.answerTimes,
    ttl: limits.kept.answerTimeMs,
    fetchMethod: async (clinicId) => ({ hours: await measure(db, clinicId, now()) }),
  });
  return async (clinicId) => (await kept.forceFetch(clinicId)).hours;
}

async function measure(db: Queryable, clinicId: string, now: Date): Promise<number | null> {
  const since = new Date(now.getTime() - MEASURED_DAYS * DAY_MS);
  const [row] = await db.query<{ answers: number; seconds: number | null }>(
    // The states are named so that the index (clinic_id, state, id) finds the counsels of these days only.
    `select count(*) as answers,
       percentile_cont(0.5) within group (
         order by extract(epoch from answered_at - created_at)::float8) as seconds
     from (
       select counsel.created_at, least(
         (select min(created_at) from counsel_change
          where counsel_id = counsel.id and actor = 'staff'),
         (select min(created_at) from message
          where counsel_id = counsel.id and author = 'staff')) as answered_at
       from counsel
       where clinic_id = $1 and state = any($2::text[]) and id >= $3 and created_at >= $4) as booked
     where answered_at is not null`,
    [clinicId, COUNSEL_STATES, firstIdOf(since), since],
  );
  if (!row || row.answers < ANSWERS_AT_LEAST || row.seconds === null) return null;
  return Math.max(1, Math.ceil((row.seconds * 1_000) / HOUR_MS));
}
