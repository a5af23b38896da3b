import type { Logger } from 'pino';
import type { Database, Queryable } from '../../db/database.ts';
import { HOUR_MS } from '../../lib/units.ts';
import { limits } from '../../limits/limits.ts';
import { unusualReadings } from '../../metrics/metrics.ts';
import { writeReadingNotice } from '../../notify/writeNotices.ts';
import { type Audit, aboutSelf } from './audit.ts';

interface Reader {
  staffId: string;
  staff: string;
  counsels: number;
  /** Of the account, the hour and the limit that it passed. */
  onceKey: string;
}

interface Services {
  db: Database;
  audit: Audit;
  log: Pick<Logger, 'error'>;
}

/**
 * Tells operators of accounts that read the texts or photos of too many counsels in one hour of the clock (the current
 * one or the one that has just ended). Once for each account and hour, and once more at ten times the limit.
 */
export async function reportUnusualReading(services: Services, now: Date): Promise<void> {
  const thisHour = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS);
  for (const hour of [new Date(thisHour.getTime() - HOUR_MS), thisHour]) {
    for (const reader of await selectReadersOfMany(services.db, hour)) {
      await reportReader(services, reader, now);
    }
  }
}

async function reportReader({ db, audit, log }: Services, reader: Reader, now: Date) {
  const { staffId, counsels } = reader;
  const isTold = await db.transaction(async (tx) => {
    if (!(await writeReadingNotice(tx, { ...reader, at: now }))) return false;
    const entry = { ...aboutSelf(staffId), address: null, detail: String(counsels), at: now };
    await audit.write(tx, { ...entry, action: 'UNUSUAL_READING' });
    return true;
  });
  if (!isTold) return;
  unusualReadings.inc();
  log.error({ staffId, counsels }, 'Unusual reading');
}

/** Leaves out accounts that were reported already, so that the job begins no needless transaction. */
function selectReadersOfMany(db: Queryable, hour: Date): Promise<Reader[]> {
  const { counselsPerHour, toldAgainAt } = limits.audit;
  return db.query<Reader>(
    `select * from (
       select staff_id as "staffId", staff, count(distinct subject_id) as counsels,
         'reading ' || staff_id || ' ' || $4
           || case when count(distinct subject_id) > $5 then ' again' else '' end as "onceKey"
       from access_record, unnest(subject_ids) as subject_id
       where action in ('COUNSEL_READ', 'MESSAGES_READ', 'PHOTO_READ') and at >= $1 and at < $2
       group by staff_id, staff having count(distinct subject_id) > $3) as reader
     where not exists (select 1 from outbox where once_key = "onceKey")`,
    [
      hour,
      new Date(hour.getTime() + HOUR_MS),
      counselsPerHour,
      hour.toISOString(),
      counselsPerHour * toldAgainAt,
    ],
  );
}
