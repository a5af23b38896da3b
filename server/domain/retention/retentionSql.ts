import {
  isPeriod,
  RETENTION_KINDS,
  type RetentionKind,
  retentionRule,
} from '../../../contract/plain/retention.ts';
import type { RetentionSetting } from '../../../contract/staff/staffRetention.ts';
import type { Queryable } from '../../db/database.ts';
import { isoTime } from '../../db/jsonSql.ts';
import { koreanDayOf } from '../../lib/koreanDay.ts';
import { cutoffOf } from './retentionRules.ts';

const unset = (kind: RetentionKind): RetentionSetting => ({
  kind,
  period: retentionRule(kind).byDefault,
  version: 1,
  ranAt: null,
  gone: 0,
});

/** A period that the console refuses came into the database in another way, so it does not count. */
const periodOf = (kind: RetentionKind, stored: number | null): number =>
  stored !== null && isPeriod(kind, stored) ? stored : retentionRule(kind).byDefault;

/** `period` is null until an operator sets one. */
type StoredSetting = Omit<RetentionSetting, 'period'> & { period: number | null };

const withDefault = ({ period, ...rest }: StoredSetting): RetentionSetting => ({
  ...rest,
  period: periodOf(rest.kind, period),
});

const settingFields = `kind, period, version, ${isoTime('ran_at')} as "ranAt", gone`;

/** All kinds in the order of the contract. */
export async function selectSettings(db: Queryable): Promise<RetentionSetting[]> {
  const stored = await db.query<StoredSetting>(`select ${settingFields} from retention`);
  return RETENTION_KINDS.map((kind) => {
    const row = stored.find((each) => each.kind === kind);
    return row ? withDefault(row) : unset(kind);
  });
}

/** Locks the setting until the transaction ends. */
export async function lockSetting(tx: Queryable, kind: RetentionKind): Promise<RetentionSetting> {
  await ensureSetting(tx, kind);
  const [row] = await tx.query<StoredSetting>(
    `select ${settingFields} from retention where kind = $1 for update`,
    [kind],
  );
  return row ? withDefault(row) : unset(kind);
}

export async function updatePeriod(
  tx: Queryable,
  kind: RetentionKind,
  period: number,
): Promise<void> {
  await tx.query('update retention set period = $2, version = version + 1 where kind = $1', [
    kind,
    period,
  ]);
}

/** Data of the kind from before this time are too old; null: everything stays. */
export async function selectCutoff(
  db: Queryable,
  kind: RetentionKind,
  now: Date,
): Promise<Date | null> {
  const [row] = await db.query<{ period: number | null }>(
    'select period from retention where kind = $1',
    [kind],
  );
  return cutoffOf(periodOf(kind, row?.period ?? null), retentionRule(kind).unit, now);
}

interface Claim {
  kind: RetentionKind;
  now: Date;
  /** The day in Seoul. */
  day: string;
  until: Date;
}

/**
 * Takes the work of a kind for this process. False when it is done for the day, or when another process has it. If that
 * process dies, the claim ends by itself.
 */
export async function claimKind(db: Queryable, { kind, now, day, until }: Claim): Promise<boolean> {
  await ensureSetting(db, kind);
  const rows = await db.query(
    `update retention set claimed_until = $4, begun_on = $3,
       gone = case when begun_on = $3 then gone else 0 end
     where kind = $1 and (done_on is null or done_on < $3)
       and (claimed_until is null or claimed_until <= $2)
     returning kind`,
    [kind, now, day, until],
  );
  return rows.length > 0;
}

/** Called after each batch, so that a process that stops has counted what it did. */
export async function addGone(
  db: Queryable,
  kind: RetentionKind,
  { gone, now, until }: { gone: number; now: Date; until: Date },
): Promise<void> {
  await db.query(
    'update retention set gone = gone + $2, ran_at = $3, claimed_until = $4 where kind = $1',
    [kind, gone, now, until],
  );
}

/** Gives the work back, done for the day or to be continued. Returns how many rows went this day. */
export async function releaseKind(
  db: Queryable,
  kind: RetentionKind,
  { now, doneOn }: { now: Date; doneOn: string | null },
): Promise<number> {
  const [row] = await db.query<{ gone: number }>(
    `update retention set claimed_until = null, ran_at = $2, done_on = coalesce($3, done_on)
     where kind = $1 returning gone`,
    [kind, now, doneOn],
  );
  return row?.gone ?? 0;
}

/** For kinds with a job of their own, which every process runs: adds up what their runs of a day deleted. */
export async function saveRun(
  db: Queryable,
  kind: RetentionKind,
  { gone, now }: { gone: number; now: Date },
): Promise<void> {
  await ensureSetting(db, kind);
  await db.query(
    `update retention set ran_at = $3, begun_on = $4,
       gone = $2 + case when begun_on = $4 then gone else 0 end
     where kind = $1`,
    [kind, gone, now, koreanDayOf(now)],
  );
}

async function ensureSetting(db: Queryable, kind: RetentionKind): Promise<void> {
  await db.query('insert into retention (kind) values ($1) on conflict (kind) do nothing', [kind]);
}
