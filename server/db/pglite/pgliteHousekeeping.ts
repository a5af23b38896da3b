import type { Queryable } from '../database.ts';

const everyMs = 10_000;
const toleratedFailures = 6;
/** What an unclean stop would have to read again at the next start. */
const checkpointBytes = 16 * 1024 * 1024;

/**
 * What PostgreSQL's background processes do, which the embedded engine has none of: without it the log on
 * disk grows for ever, dead rows stay and the planner knows nothing of the data. Answers how to stop it.
 */
export function keepTidy(db: Queryable): () => void {
  let isAtWork = false;
  let failures = 0;
  const timer = setInterval(async () => {
    if (isAtWork) return;
    isAtWork = true;
    failures = await tidyUp(db).then(
      () => 0,
      () => failures + 1,
    );
    isAtWork = false;
    // The first ones may be a restart of the engine.
    if (failures === toleratedFailures) {
      process.emitWarning('The embedded database cannot be kept tidy: its log on disk will grow');
    }
  }, everyMs).unref();
  return () => clearInterval(timer);
}

export async function tidyUp(db: Queryable): Promise<void> {
  await vacuumWornTables(db);
  await checkpointLongLog(db);
}

/** By the measure of autovacuum: 50 rows and a share of the table. */
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
