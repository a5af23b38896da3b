import type { Queryable } from '../database.ts';

const everyMs = 10_000;
const toleratedFailures = 6;
/** Log bytes that the next start would have to read again after a crash. */
const checkpointBytes = 16 * 1024 * 1024;

/**
 * Does the work of PostgreSQL's background processes, which PGlite lacks: checkpoint, vacuum and analyze. Returns a
 * function that stops it.
 */
export function startHousekeeping(db: Queryable): () => void {
  let isRunning = false;
  let failures = 0;
  const timer = setInterval(async () => {
    if (isRunning) return;
    isRunning = true;
    failures = await tidyUp(db).then(
      () => 0,
      () => failures + 1,
    );
    isRunning = false;
    // A few failures may be a restart of the engine.
    if (failures === toleratedFailures) {
      process.emitWarning(
        'Vacuum or checkpoint of the embedded database failed: its log on disk will grow',
      );
    }
  }, everyMs).unref();
  return () => clearInterval(timer);
}

export async function tidyUp(db: Queryable): Promise<void> {
  await vacuumWornTables(db);
  await checkpointLongLog(db);
}

/** The thresholds of autovacuum: 50 rows and a share of the table. */
async function vacuumWornTables(db: Queryable): Promise<void> {
  const worn = await db.query<{ command: string }>(
    `select case when n_dead_tup > 50 + n_live_tup / 5 then 'vacuum (analyze) ' else 'analyze ' end
       || quote_ident(relname) as command
     from pg_stat_user_tables
     where n_dead_tup > 50 + n_live_tup / 5 or n_mod_since_analyze > 50 + n_live_tup / 10`,
  );
  for (const { command } of worn) await db.script(command);
}

async function checkpointLongLog(db: Queryable): Promise<void> {
  const [log] = await db.query<{ bytes: number }>(
    'select (pg_current_wal_lsn() - redo_lsn)::int8 as bytes from pg_control_checkpoint()',
  );
  if (log && log.bytes > checkpointBytes) await db.script('checkpoint');
}
