import pLimit from 'p-limit';
import type { Database, Queryable } from '../../db/database.ts';
import type { FileStore } from '../../files/fileStore.ts';
import { limits } from '../../limits/limits.ts';
import {
  deleteRemovals,
  markOriginalsGone,
  selectOriginals,
  selectRemovals,
  selectUnmeasured,
  updateSize,
} from './unusedFileSql.ts';
import { keysOf, originalKey } from './uploadRules.ts';
import { deleteUnused } from './uploadSql.ts';

/**
 * Deletes the rows of unused uploads. Deletes files that no row needs any more, an hour later: by then
 * every signed address has expired. Before that, a browser could send a file again that `makeImages` or
 * `deleteFilesNow` has deleted. If the store fails for a file, the other files are still deleted, and then the first
 * failure is thrown.
 */
export async function deleteUnusedFiles(
  db: Database,
  store: FileStore,
  now: Date,
  stopSignal?: AbortSignal,
): Promise<void> {
  const since = (ms: number) => new Date(now.getTime() - ms);
  const most: number = limits.uploads.deletedAtOnce;
  const failures: unknown[] = [];
  /** The ids whose work is done; none when the process ends meanwhile. */
  const each = async (ids: readonly string[], work: (id: string) => Promise<void>) => {
    const done: string[] = [];
    for (const id of ids) {
      if (stopSignal?.aborted) return [];
      await work(id).then(
        () => done.push(id),
        (error) => failures.push(error),
      );
    }
    return done;
  };
  /** Repeats rounds of `most` files, until a round has fewer or none of its files succeeds. */
  const eachFile = async ({ select, work, mark }: Stage) => {
    let isFull = true;
    while (isFull && !stopSignal?.aborted) {
      const ids = await select(db, since(limits.uploads.settledMs), most);
      const done = await each(ids, work);
      if (done.length > 0) await mark?.(db, done);
      isFull = ids.length === most && done.length > 0;
    }
  };

  let unused = most;
  while (unused === most && !stopSignal?.aborted) {
    const drop = (tx: Queryable) => deleteUnused(tx, since(limits.uploads.unusedMs), now, most);
    unused = (await db.transaction(drop)).length;
  }
  await eachFile({ select: selectUnmeasured, work: (id) => measure(db, store, id) });
  await eachFile({
    select: selectOriginals,
    work: (id) => store.remove(originalKey(id)),
    mark: markOriginalsGone,
  });
  await eachFile({
    select: selectRemovals,
    work: (id) => removeBytes(store, id),
    mark: deleteRemovals,
  });
  const left = store.deleteUnfinished?.(since(limits.uploads.unfinishedMs));
  await left?.catch((error) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

interface Stage {
  select: (db: Queryable, before: Date, limit: number) => Promise<string[]>;
  work: (id: string) => Promise<void>;
  /** Stores that the work is done for these files. */
  mark?: (db: Queryable, ids: readonly string[]) => Promise<void>;
}

/**
 * Deletes files immediately, e.g. when a member leaves. After a failure it stops, so that the caller does not wait for
 * a store that does not answer: the job above deletes the rest.
 */
export async function deleteFilesNow(store: FileStore, ids: readonly string[]): Promise<void> {
  const limit = pLimit({ concurrency: limits.uploads.deletedInParallel, rejectOnClear: true });
  const remove = (id: string) => removeBytes(store, id).catch(() => limit.clearQueue());
  await Promise.allSettled(ids.map((id) => limit(() => remove(id))));
}

/** Stores the measured size, which replaces the size that the browser announced. */
async function measure(db: Database, store: FileStore, id: string): Promise<void> {
  const key = originalKey(id);
  const size = (await store.sizeOf(key)) ?? 0;
  if (size > store.maxBytes) await store.remove(key);
  await updateSize(db, id, size);
}

async function removeBytes(store: FileStore, id: string): Promise<void> {
  for (const key of keysOf(id)) await store.remove(key);
}
