import { setTimeout as wait } from 'node:timers/promises';
import { type Database, type Queryable, type Transacting, within } from '../database.ts';
import type { Index, IndexMigration, LockedFill } from '../migrations/migration.ts';
import { enterInLedger } from './migrationLedger.ts';
import { isInUse, limitLockWait, retryWhileInUse } from './retryWhileInUse.ts';

/** How often a process checks whether another one has finished. */
const LOOK_MS = 200;

/**
 * Returns false when another process builds the indexes. PostgreSQL builds them concurrently, so that members can
 * write; the embedded database builds them in a transaction.
 */
export async function buildIndexes(
  db: Database,
  position: number,
  migration: IndexMigration,
): Promise<boolean> {
  if (db.engine === 'pglite') {
    return db.transaction((tx) => buildInTransaction(tx, position, migration));
  }
  const lock = await takeLock(db, (tx) => enterInLedger(tx, position, migration));
  if (!lock) {
    await wait(LOOK_MS);
    return false;
  }
  try {
    if (migration.columns) await addColumns(db, migration.columns);
    if (migration.fill) await fillRows(db, migration.fill);
    for (const index of migration.indexes) await buildConcurrently(db, index);
    for (const name of migration.dropped ?? []) await dropConcurrently(db, name);
  } catch (error) {
    await lock.giveUp();
    throw error;
  }
  return lock.finish();
}

const addColumns = (db: Database, columns: string) =>
  retryWhileInUse(db, async (tx) => {
    await limitLockWait(tx);
    await tx.script(columns);
  });

const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** Few rows are locked at a time, each for a short time. */
async function fillRows(db: Transacting, fill: NonNullable<IndexMigration['fill']>): Promise<void> {
  let after: string | undefined = BEFORE_ALL;
  const next = (tx: Queryable) => fillNext(tx, fill, after);
  while (after) after = await db.transaction(next, { isUnlimited: true });
}

/** Answers the highest id of the rows that it filled. */
async function fillNext(
  tx: Queryable,
  fill: string | LockedFill,
  after: string | undefined,
): Promise<string | undefined> {
  if (typeof fill === 'string') {
    const [batch] = await tx.query<{ last: string | null }>(fill, [after]);
    return batch?.last ?? undefined;
  }
  const locked = await tx.query<{ id: string }>(fill.lock, [after]);
  const ids = locked.map(({ id }) => id);
  await tx.query(fill.change, [ids]);
  return ids.at(-1);
}

export async function buildInTransaction(
  tx: Queryable,
  position: number,
  migration: IndexMigration,
): Promise<boolean> {
  if (!(await enterInLedger(tx, position, migration))) return false;
  if (migration.columns) await tx.script(migration.columns);
  if (migration.fill) await fillRows(within(tx), migration.fill);
  for (const { name, sql } of migration.indexes) {
    if ((await stateOf(tx, name)) === 'missing') await tx.script(sql);
  }
  for (const name of migration.dropped ?? []) await tx.script(`drop index if exists ${name}`);
  return true;
}

/** An interrupted build leaves an invalid index, which PostgreSQL updates but never uses. */
async function buildConcurrently(db: Database, { name, sql }: Index): Promise<void> {
  const state = await stateOf(db, name);
  if (state === 'valid') return;
  if (state === 'invalid') await dropConcurrently(db, name);
  await db.withoutTimeout(sql.replace(/^(\s*create (?:unique )?index )/, '$1concurrently '));
}

const dropConcurrently = (db: Database, name: string) =>
  db.withoutTimeout(`drop index concurrently if exists ${name}`);

async function stateOf(db: Queryable, name: string): Promise<'missing' | 'invalid' | 'valid'> {
  const [index] = await db.query<{ valid: boolean }>(
    'select indisvalid as valid from pg_index where indexrelid = to_regclass($1)',
    [name],
  );
  if (!index) return 'missing';
  return index.valid ? 'valid' : 'invalid';
}

interface Lock {
  /** Enters the migration into the ledger and ends the transaction. */
  finish: () => Promise<boolean>;
  giveUp: () => Promise<void>;
}

/**
 * Locks the ledger, or answers null at once. It may not wait in a statement: a concurrent index waits for all earlier
 * statements, also for this one. It locks the table, not a row: a row lock gives the transaction a number, and the feed
 * would stop at it (pg_snapshot_xmin in watchFeed.ts).
 */
async function takeLock(
  db: Database,
  atTheEnd: (tx: Queryable) => Promise<boolean>,
): Promise<Lock | null> {
  let release: (isBuilt: boolean) => void = () => {};
  const released = new Promise<boolean>((resolve) => {
    release = resolve;
  });
  let holding: Promise<boolean> = Promise.resolve(false);
  const isTaken = await new Promise<boolean>((resolve, reject) => {
    holding = db.transaction(async (tx) => {
      await tx.script('set local idle_in_transaction_session_timeout = 0');
      await tx.script('lock table migration in share update exclusive mode nowait');
      resolve(true);
      return (await released) && atTheEnd(tx);
    });
    holding.catch((error) => (isInUse(error) ? resolve(false) : reject(error)));
  });
  if (!isTaken) return null;
  return {
    finish: () => {
      release(true);
      return holding;
    },
    giveUp: async () => {
      release(false);
      await holding;
    },
  };
}
