import { koreanDayNumber } from '../lib/koreanDay.ts';
import { limits } from '../limits.ts';
import type { Database, Queryable } from './database.ts';

/**
 * Counts the writes that visitors can see; `names` only those that change what search finds. Midnight in Seoul
 * counts in both: events begin and end there without a write.
 */
export interface Version {
  content: number;
  names: number;
}

export interface PublicVersion {
  /** What is known now: behind the truth by at most the poll interval, for this process' own writes by nothing. */
  current(): Version;
  /** Called after every rise, and when a database without the last writes has taken over; returns how to stop. */
  onRise(listener: (version: Version) => void): () => void;
}

export interface VersionWatch extends PublicVersion {
  /** The same database; a transaction that raises the version is noticed the moment it has committed. */
  db: Database;
  stop(): void;
}

const raised = new WeakMap<Queryable, Version>();

/**
 * Call it last in every transaction whose writes visitors can see: the one row it changes is locked
 * until the transaction ends, so writers of public data queue here.
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
  /** A poll that failed; the next one is tried as usual. */
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
      // A standby has taken over, and the server before it had more to tell: what it told is no longer true.
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
