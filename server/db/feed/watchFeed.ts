import { setTimeout as wait } from 'node:timers/promises';
import { shareRunning } from '../../lib/shareRunning.ts';
import { limits } from '../../limits/limits.ts';
import type { Database, Queryable } from '../database.ts';
import { type FeedRow, reportingCommits } from './appendChanges.ts';
import { type CounselChange, counselChangeFields } from './counselChange.ts';
import { type Commits, createFeed, type Feed, type FeedOptions } from './feed.ts';

const MOST_COMMITS = 100;
const LOOK_AGAIN_MS = 50;

export interface FeedWatch extends Feed, Commits {
  /** The same database. The feed knows the changes of its transactions as soon as they commit. */
  db: Database;
  stop(): void;
}

export interface WatchOptions extends FeedOptions {
  intervalMs?: number;
  /** Called when a poll fails; polling continues. */
  onError?: (error: unknown) => void;
}

interface Poll {
  generation: string;
  /** The time of the database, in milliseconds. */
  at: number;
  /** All transactions with a lower number have ended. */
  oldest: number;
  changes: FeedRow[];
  counsels: (CounselChange & Pick<FeedRow, 'position' | 'transaction'>)[];
}

/**
 * Reads what other processes changed, and applies each row when it sees it. Transactions do not commit in the order
 * of their rows, so a row with a lower position can appear after rows with higher ones were read. Therefore each poll
 * begins at the oldest transaction that was still running at the last poll, and skips the rows that it has applied.
 */
export async function watchFeed(
  db: Database,
  { intervalMs = limits.feed.pollMs, onError = () => {}, ...options }: WatchOptions = {},
): Promise<FeedWatch> {
  const { add, addCounsels, ...feed } = createFeed(options);
  /** Transactions by the position of their rows. */
  const known = new Map<number, number>();
  let { generation, at, oldest } = await readFeed(db, null);
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let commits: { transaction: number; at: number }[] = [];

  const unknownOf = <Row extends Pick<FeedRow, 'position' | 'transaction'>>(
    rows: readonly Row[],
  ) => {
    const unknown = rows.filter(({ position }) => !known.has(position));
    for (const { position, transaction } of unknown) known.set(position, transaction);
    return unknown;
  };
  const learn = (rows: readonly FeedRow[]) => add(unknownOf(rows));
  const read = async () => {
    const seen = await readFeed(db, oldest);
    // After a long pause rows may already be deleted. The times are those of the database, because the clock of this
    // process stops while the machine sleeps.
    const isLate = seen.at - at > limits.feed.keptMs / 2;
    if (seen.generation !== generation || isLate) {
      known.clear();
      add([{ kind: 'everything', isSearchChanged: true }]);
      addCounsels(null);
    } else {
      learn(seen.changes);
      const counsels = unknownOf(seen.counsels);
      if (counsels.length > 0) addCounsels(counsels);
    }
    ({ generation, at, oldest } = seen);
    for (const [position, transaction] of known) {
      if (transaction < oldest) known.delete(position);
    }
  };
  const readOnce = shareRunning(read);
  const isKnown = (transaction: number) =>
    transaction < oldest || [...known.values()].includes(transaction);
  const nameCommit = (transaction: number) => {
    commits = [...commits, { transaction, at: feed.clock() }].slice(-MOST_COMMITS);
  };
  const commit = (rows: readonly FeedRow[]) => {
    learn(rows);
    nameCommit(rows[0]?.transaction ?? 0);
  };
  const poll = async () => {
    try {
      await readOnce();
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
    ...feed,
    db: reportingCommits(db, commit),
    committedSince: (moment) =>
      commits.filter(({ at }) => at >= moment).map(({ transaction }) => transaction),
    nameCommit,
    knows: async (transactions, patienceMs) => {
      const end = feed.clock() + patienceMs;
      while (!transactions.every(isKnown)) {
        if (feed.clock() > end) return false;
        await readOnce().catch(onError);
        if (!transactions.every(isKnown)) await wait(LOOK_AGAIN_MS);
      }
      return true;
    },
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

/**
 * One statement, so that all its parts see the same snapshot. The generation changes in three cases: a restore writes a
 * new row in `feed`, a promotion changes the timeline of the WAL, another cluster or database has another id.
 */
async function readFeed(db: Queryable, oldest: number | null): Promise<Poll> {
  const [row] = await db.query<Poll>(
    `select
       concat_ws(' ', feed.generation,
         (select system_identifier from pg_control_system()),
         (select oid from pg_database where datname = current_database()),
         case when not pg_is_in_recovery()
           then left(pg_walfile_name(pg_current_wal_lsn()), 8) end) as generation,
       (extract(epoch from now()) * 1000)::bigint as at,
       pg_snapshot_xmin(pg_current_snapshot())::text::bigint as oldest,
       (select coalesce(json_agg(json_build_object(
           'position', position, 'transaction', transaction_id::text::bigint, 'kind', kind,
           'id', id, 'clinicId', clinic_id, 'isSearchChanged', is_renamed) order by position), '[]')
         from change
         where transaction_id >= $1::text::xid8 and audience = 'public') as changes,
       (select coalesce(json_agg(json_build_object(
           'position', position, 'transaction', transaction_id::text::bigint,
           ${counselChangeFields}) order by position), '[]')
         from change left join counsel
           on counsel.id = case when change.audience <> 'public' then change.id::uuid end
         where transaction_id >= $1::text::xid8 and audience <> 'public'
           and coalesce(counsel.clinic_id, change.clinic_id) is not null) as counsels
     from feed`,
    [oldest === null ? null : String(oldest)],
  );
  if (!row) throw new Error('The row of the table feed is missing');
  return row;
}
