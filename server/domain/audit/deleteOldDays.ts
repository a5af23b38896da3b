import type { Database, Queryable } from '../../db/database.ts';
import { koreanDayOf } from '../../lib/koreanDay.ts';
import { limits } from '../../limits/limits.ts';
import { countOld, type OldRows } from '../retention/oldRows.ts';
import { saveRun, selectCutoff } from '../retention/retentionSql.ts';
import { sealed } from './audit.ts';
import type { AuditKeys } from './auditKeys.ts';
import { type AccessHead, FIRST_CHAIN } from './auditRules.ts';
import { headFields, saveHead } from './auditSql.ts';
import { checkDay } from './checkDay.ts';
import { selectFirstHead } from './firstChain.ts';

interface DeletedDays {
  /** Entries. */
  gone: number;
  /** Days whose check fails. They stay, because they are evidence. */
  brokenDays: number;
}

/**
 * Deletes the entries of days that are older than the retention period. The heads stay, so that the chain of days can
 * be checked.
 */
export async function deleteOldDays(
  db: Database,
  keys: AuditKeys,
  now: Date,
): Promise<DeletedDays> {
  const before = await selectCutoff(db, 'access', now);
  if (before === null) return { gone: 0, brokenDays: 0 };
  let gone = await deleteFirstChain(db, keys, { before, now });
  let brokenDays = 0;
  for (const { chain, day } of await selectOldDays(db, koreanDayOf(before))) {
    const entries = await db.transaction(async (tx) => {
      const head = await lockOldHead(tx, { chain, day });
      if (!head) return 0;
      const { broken } = await checkDay({ db: tx, keys, logged: null }, head);
      if (broken) return null;
      await tx.query('delete from access_record where chain = $1 and day = $2', [chain, day]);
      await saveHead(tx, sealed(keys, { ...head, droppedAt: now }));
      return head.position;
    });
    if (entries === null) brokenDays += 1;
    else gone += entries;
  }
  await saveRun(db, 'access', { gone, now });
  return { gone, brokenDays };
}

type DayOfChain = Pick<AccessHead, 'chain' | 'day'>;

const selectOldDays = (db: Queryable, before: string) =>
  db.query<DayOfChain>(
    `select chain, day::text as day from access_head
     where day < $1 and dropped_at is null order by day, chain limit $2`,
    [before, limits.audit.checkedAtOnce],
  );

/** Undefined when another process works on it, or has deleted its entries. */
async function lockOldHead(
  tx: Queryable,
  { chain, day }: DayOfChain,
): Promise<AccessHead | undefined> {
  const [head] = await tx.query<AccessHead>(
    `select ${headFields} from access_head
     where chain = $1 and day = $2 and dropped_at is null for update skip locked`,
    [chain, day],
  );
  return head;
}

/**
 * The entries of the first version (the first chain, table `audit`) have no days: they are deleted together, when the
 * newest is old enough.
 */
async function deleteFirstChain(
  db: Database,
  keys: AuditKeys,
  { before, now }: { before: Date; now: Date },
): Promise<number> {
  return db.transaction(async (tx) => {
    const [newest] = await tx.query<{ at: Date }>(
      'select at from audit order by position desc limit 1',
    );
    if (!newest || newest.at >= before) return 0;
    const { position, hash } = await selectFirstHead(tx);
    await tx.query('delete from audit');
    const place = { chain: FIRST_CHAIN, day: koreanDayOf(newest.at), position, hash };
    const links = { beforeDay: null, before: '', nextDay: null, droppedAt: now };
    await saveHead(tx, sealed(keys, { ...place, ...links, seal: '' }));
    return position;
  });
}

/** Days of all chains, and the first chain, if all of it is old enough. */
const OLD_ENTRIES = `(select at from access_record where day < $2::date
  union all
  select at from audit where (select max(at) from audit) < $1) as entry`;

/** Counted for the console. The job of this file deletes them, once an hour. */
export const oldEntries: OldRows = {
  count: (db, cutoff) =>
    countOld(db, { from: OLD_ENTRIES, oldest: 'min(at)', params: [cutoff, koreanDayOf(cutoff)] }),
};
