import { koreanDayNumber } from '../lib/koreanDay.ts';
import { limits } from '../limits.ts';
import type { Database, Queryable } from './database.ts';

/**
 * Counts the writes of public data; `names` counts only those that change the search index. Midnight in Seoul
 * counts in both, because events begin and end then.
 */
export interface Version {
  content: number;
  names: number;
}

export interface PublicVersion {
  /**
   * The version known now. It includes the writes of this process; those of others arrive within the poll interval.
   */
  current(): Version;
  /**
   * Called after every rise, and when the database switched to a copy without the newest writes. Returns a
   * function that stops it.
   */
  onRise(listener: (version: Version) => void): () => void;
}

export interface VersionWatch extends PublicVersion {
  /** The same database; it notices a raised version as soon as the transaction commits. */
  db: Database;
  stop(): void;
}

const raised = new WeakMap<Queryable, Version>();

/**
 * Call it last in each transaction that changes public data: the row stays locked until the end of the transaction,
 * so these writers wait for each other here.
 */
export async function raisePublicVersion(
  tx: Queryable,
  { names }: { names: boolean },
): Promise<void> {
  const [row] = await tx.query<VersionRow>(
    `update public_version
     set version = version + 1, names_version = names_version + $1::int
     where id = 1
     returning version, names_version`,
    [names ? 1 : 0],
  );
  if (!row) throw new Error('The public_version row is missing');
  raised.set(tx, versionOf(row));
}

export interface WatchOptions {
  intervalMs?: number;
  /** Called when a poll fails; polling continues. */
  onError?: (error: unknown) => void;
  now?: () => Date;
}

export async function watchPublicVersion(
  db: Database,
  {
    intervalMs = limits.kept.versionPollMs,
    onError = () => {},
    now = () => new Date(),
  }: WatchOptions = {},
): Promise<VersionWatch> {
  let firstDay: number | undefined;
  const listeners = new Set<(version: Version) => void>();
  let known = await readVersion(db);
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  const become = (version: Version) => {
    known = version;
    for (const listener of listeners) listener(version);
  };
  const learn = (version: Version) => {
    if (version.content > known.content) become(version);
  };
  const poll = async () => {
    try {
      const { content: before } = known;
      const version = await readVersion(db);
      // A lower version: a standby without the last writes took over, so cached answers are wrong.
      if (version.content < before) become(version);
      else learn(version);
    } catch (error) {
      if (!stopped) onError(error);
    }
    schedule();
  };
  const schedule = () => {
    if (!stopped) timer = setTimeout(poll, intervalMs).unref();
  };

  schedule();
  return {
    current: () => {
      const day = koreanDayNumber(now());
      firstDay ??= day;
      const midnights = day - firstDay;
      return { content: known.content + midnights, names: known.names + midnights };
    },
    onRise: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    db: noticingCommits(db, learn),
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

interface VersionRow {
  version: number;
  names_version: number;
}

async function readVersion(db: Queryable): Promise<Version> {
  const [row] = await db.query<VersionRow>('select version, names_version from public_version');
  if (!row) throw new Error('The public_version row is missing');
  return versionOf(row);
}

const versionOf = (row: VersionRow): Version => ({
  content: row.version,
  names: row.names_version,
});

function noticingCommits(db: Database, learn: (version: Version) => void): Database {
  return {
    engine: db.engine,
    query: (sql, params, wishes) => db.query(sql, params, wishes),
    script: (sql) => db.script(sql),
    withoutTimeout: (sql) => db.withoutTimeout(sql),
    close: () => db.close(),
    transaction: async (work) => {
      let version: Version | undefined;
      const result = await db.transaction(async (tx) => {
        const done = await work(tx);
        version = raised.get(tx);
        return done;
      });
      if (version) learn(version);
      return result;
    },
  };
}
