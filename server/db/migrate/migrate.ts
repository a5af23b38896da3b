import { type Database, type Queryable, type Transacting, within } from '../database.ts';
import type { Migration, SchemaMigration } from '../migrations/migration.ts';
import { migrations } from '../migrations/migrations.ts';
import { buildIndexes, buildInTransaction } from './migrateIndexes.ts';
import { enterInLedger } from './migrationLedger.ts';
import { limitLockWait, retryWhileInUse } from './retryWhileInUse.ts';

/** The database belongs to another version of the app, and this version cannot run on it. */
export class UnknownMigration extends Error {
  override readonly name = 'UnknownMigration';
}

/** Runs the missing migrations in order and returns the names of those it applied. */
export async function migrate(
  db: Database,
  ours: readonly Migration[] = migrations,
): Promise<string[]> {
  await createLedger(db);
  const applied: string[] = [];
  for (;;) {
    const done = await db.transaction((tx) => countApplied(tx, ours));
    const next = ours[done];
    if (!next) return applied;
    const step =
      'indexes' in next
        ? buildIndexes(db, done, next)
        : retryWhileInUse(db, (tx) => apply(tx, done, next, limitLockWait));
    const isOurs = await step.catch((error) => {
      throw named(next, error);
    });
    if (isOurs) applied.push(next.name);
  }
}

/** Runs the missing ones of these migrations in the transaction of a restore. No other process uses these tables. */
export async function migrateWithin(tx: Queryable, ours: readonly Migration[]): Promise<void> {
  await createLedger(within(tx));
  for (const [position, next] of ours.entries()) {
    const step =
      'indexes' in next ? buildInTransaction(tx, position, next) : apply(tx, position, next);
    await step.catch((error) => {
      throw named(next, error);
    });
  }
}

/** The start prints only the message of a database error, so the message says which migration failed. */
function named({ name }: Migration, error: unknown): unknown {
  if (error instanceof Error) error.message = `Migration ${name}: ${error.message}`;
  return error;
}

/** A role that may not create tables can serve: it finds the ledger, and nothing to migrate. */
async function createLedger(db: Transacting): Promise<void> {
  const create = () =>
    db.script(`
      create table if not exists migration (
        position int primary key,
        name text not null,
        applied_at timestamptz not null,
        compatible_from text
      )`);
  const [found] = await db.query(`select 1 where to_regclass('migration') is not null`);
  // Two processes that create it at once collide in spite of `if not exists`.
  if (!found) await create().catch(create);
  const [column] = await db.query(
    `select 1 from pg_attribute
     where attrelid = 'migration'::regclass and attname = 'compatible_from' and not attisdropped`,
  );
  if (column) return;
  // Another process may run a migration, which locks the table.
  const add = 'alter table migration add column if not exists compatible_from text';
  await db.transaction((tx) => tx.script(add), { isUnlimited: true });
}

interface LedgerRow {
  name: string;
  compatible_from: string | null;
}

async function countApplied(tx: Queryable, ours: readonly Migration[]): Promise<number> {
  const applied = await tx.query<LedgerRow>(
    'select name, compatible_from from migration order by position',
  );
  applied.forEach((row, index) => {
    if (index < ours.length) refuseOther(row, ours[index]);
    else refuseNewer(row, ours);
  });
  return applied.length;
}

function refuseOther({ name }: LedgerRow, own: Migration | undefined): void {
  if (own?.name === name) return;
  throw new UnknownMigration(
    `The database has the migration ${name}, which this version does not know at that place: ` +
      'it was written by another version. Start that version, or restore a backup from before it.',
  );
}

/** A migration that only adds does not disturb an older version. */
function refuseNewer({ name, compatible_from }: LedgerRow, ours: readonly Migration[]): void {
  if (compatible_from === null || ours.some((own) => own.name === compatible_from)) return;
  throw new UnknownMigration(
    `The database has the migration ${name} of a newer version, after which ` +
      `only versions run that know ${compatible_from}. Start a newer version.`,
  );
}

/** Returns false when another process applied it first: the insert waits for that process. */
async function apply(
  tx: Queryable,
  position: number,
  migration: SchemaMigration,
  prepare?: (tx: Queryable) => Promise<void>,
): Promise<boolean> {
  if (!(await enterInLedger(tx, position, migration))) return false;
  await prepare?.(tx);
  await tx.script(migration.sql);
  return true;
}
