import type { RetentionPreview } from '../../../contract/staff/staffRetention.ts';
import type { AppContext } from '../../appContext.ts';
import type { Queryable } from '../../db/database.ts';
import type { FileStore } from '../../files/fileStore.ts';

/** How many rows are too old, and the time of the oldest. */
export interface OldCount {
  rows: number;
  oldest: Date | null;
}

export interface RetentionServices
  extends Pick<AppContext, 'db' | 'memberKeys' | 'masterKeys' | 'unlinks'> {
  fileStore: FileStore;
}

/** `toTell`: members that the job would only warn. `stillOpen`: counsels that are too old, but open. */
interface Preview extends OldCount {
  toTell?: number;
  stillOpen?: number;
}

/** What is done with old rows of one kind. */
export interface OldRows {
  /** The dry run: all old rows. It also counts days of the access record whose check fails; the job keeps these. */
  count(db: Queryable, cutoff: Date, now: Date): Promise<Preview>;
  /** Deletes or erases one batch of the oldest rows. Missing: another job deletes this kind. */
  remove?: (
    services: RetentionServices,
    cutoff: Date,
    now: Date,
    failures: Failures,
  ) => Promise<Batch>;
}

/** Rows that could not be deleted, by id. All batches of a run share it, so that a run tries each of them once. */
export type Failures = Map<string, unknown>;

export interface Batch {
  gone: number;
  /** Nothing is left to do. */
  isLast: boolean;
}

export const batchOf = (gone: number): Batch => ({ gone, isLast: gone === 0 });

export const previewOf = ({ oldest, ...rest }: Preview) =>
  ({ ...rest, oldest: oldest?.toISOString() ?? null }) satisfies RetentionPreview;

/** `oldest` is an expression over the rows, e.g. `min(created_at)`. */
export async function countOld(
  db: Queryable,
  { from, oldest, params }: { from: string; oldest: string; params: readonly unknown[] },
): Promise<OldCount> {
  const [row] = await db.query<OldCount>(
    `select count(*) as rows, ${oldest} as oldest from ${from}`,
    params,
  );
  return row ?? { rows: 0, oldest: null };
}
