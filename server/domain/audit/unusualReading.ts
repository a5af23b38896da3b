import type { Database, Queryable } from '../../db/database.ts';
import { HOUR_MS } from '../../lib/units.ts';
import { limits } from '../../limits.ts';
import { writeReadingNotice } from '../../notify/writeNotices.ts';
import type { Audit } from './audit.ts';

interface Reader {
  staffId: string;
  staff: string;
  counsels: number;
}

/**
 * Tells operators of accounts that read the texts or photos of too many counsels in one hour of the clock (the current one or the
 * one that has just ended). Once for each account and hour.
 */
export async function reportUnusualReading(db: Database, audit: Audit, now: Date): Promise<void> {
  const thisHour = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS);
  for (const hour of [new Date(thisHour.getTime() - HOUR_MS), thisHour]) {
    for (const { staffId, staff, counsels } of await selectReadersOfMany(db, hour)) {
      await db.transaction(async (tx) => {
        const onceKey = `reading ${staffId} ${hour.toISOString()}`;
        if (!(await writeReadingNotice(tx, { staff, counsels, onceKey, at: now }))) return;
        const about = { staffId, subject: 'staff', subjectIds: [staffId] };
        const entry = { ...about, address: null, detail: String(counsels), at: now };
        await audit.write(tx, { ...entry, action: 'UNUSUAL_READING' });
      });
    }
  }
}

/** Leaves out accounts that were reported already, so that the job begins no needless transaction. */
function selectReadersOfMany(db: Queryable, hour: Date): Promise<Reader[]> {
  return db.query<Reader>(
    `select * from (
       select staff_id as "staffId", staff, count(distinct subject_id) as counsels
       from access_record, unnest(subject_ids) as subject_id
       where action in ('COUNSEL_READ', 'MESSAGES_READ', 'PHOTO_READ') and at >= $1 and at < $2
       group by staff_id, staff having count(distinct subject_id) > $3) as reader
     where not exists (
       select 1 from outbox where once_key = 'reading ' || "staffId" || ' ' || $4)`,
    [hour, new Date(hour.getTime() + HOUR_MS), limits.audit.counselsPerHour, hour.toISOString()],
  );
}
