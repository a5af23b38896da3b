import type { Database, Queryable } from './database.ts';
import { migrations } from './migrations/migrations.ts';

/** The rows are those of a newer version, or of another product: nothing of ours is at fault. */
export class UnknownMigration extends Error {
  constructor(name: string) {
    super(
      `The database has the migration ${name}, which this version does not know at that place: ` +
        'it was written by another version. Start that version, or restore a backup from before it.',
    );
    this.name = 'UnknownMigration';
  }
}

interface Migration {
  name: string;
  sql: string;
}

/** Brings the schema up to date, one migration after the other, and answers the names of those it applied. */
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
    const isOurs = await db.transaction((tx) => apply(tx, done, next));
    if (isOurs) applied.push(next.name);
  }
}

async function createLedger(db: Database): Promise<void> {
  const create = () =>
    db.script(`
      create table if not exists migration (
        position int primary key,
        name text not null,
        applied_at timestamptz not null
      )`);
  // Two processes that create it at the same moment collide in spite of `if not exists`.
  await create().catch(create);
}

async function countApplied(tx: Queryable, ours: readonly Migration[]): Promise<number> {
  const applied = await tx.query<{ name: string }>('select name from migration order by position');
  applied.forEach(({ name }, index) => {
    if (ours[index]?.name === name) return;
    throw new UnknownMigration(name);
  });
  return applied.length;
}

/** Answers false when another process was quicker: its row makes ours wait until it is through. */
async function apply(tx: Queryable, position: number, migration: Migration): Promise<boolean> {
  // A migration may take longer than a request may.
  await tx.script('set local statement_timeout = 0');
  const row = await tx.query(
    `insert into migration (position, name, applied_at) values ($1, $2, now())
     on conflict (position) do nothing returning position`,
    [position, migration.name],
  );
  if (row.length === 0) return false;
  await tx.script(migration.sql);
  return true;
}
