import pLimit from 'p-limit';
import type { Database } from '../../db/database.ts';
import type { FileStore } from '../../files/fileStore.ts';
import { limits } from '../../limits.ts';
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
 * Deletes the files of uploads that are unused or too large. A browser can send a file again until its signed address
 * expires, so the file is deleted a second time after that. A round may stop anywhere; the next one continues.
 */
export async function deleteUnusedFiles(
  db: Database,
  store: FileStore,
  now: Date,
  stopSignal?: AbortSignal,
): Promise<void> {
  const since = (ms: number) => new Date(now.getTime() - ms);
  /** Repeats rounds of `deletedAtOnce` files, until a round has fewer. */
  const repeatWhileFull = async (round: () => Promise<string[]>) => {
    let done: string[];
    do {
      if (stopSignal?.aborted) return;
      done = await round();
    } while (done.length === limits.uploads.deletedAtOnce);
  };
  /** False when the process ends meanwhile. */
  const each = async (ids: readonly string[], work: (id: string) => Promise<void>) => {
    for (const id of ids) {
      if (stopSignal?.aborted) return false;
      await work(id);
    }
    return true;
  };
  await repeatWhileFull(() =>
    db.transaction((tx) =>
      deleteUnused(tx, since(limits.uploads.unusedMs), now, limits.uploads.deletedAtOnce),
    ),
  );
  await repeatWhileFull(async () => {
    const ids = await selectUnmeasured(
      db,
      since(limits.uploads.settledMs),
      limits.uploads.deletedAtOnce,
    );
    await each(ids, (id) => measure(db, store, id));
    return ids;
  });
  await repeatWhileFull(async () => {
    const ids = await selectOriginals(
      db,
      since(limits.uploads.settledMs),
      limits.uploads.deletedAtOnce,
    );
    const isDone = await each(ids, (id) => store.remove(originalKey(id)));
    if (isDone) await markOriginalsGone(db, ids);
    return ids;
  });
  await repeatWhileFull(async () => {
    const ids = await selectRemovals(
      db,
      since(limits.uploads.settledMs),
      limits.uploads.deletedAtOnce,
    );
    const isDone = await each(ids, (id) => removeBytes(store, id));
    if (isDone) await deleteRemovals(db, ids);
    return ids;
  });
}

/**
 * Deletes files immediately, e.g. when a member leaves. After a failure it stops, so that the caller does not wait for
 * a store that does not answer: the job above deletes the rest.
 */
export async function deleteFilesNow(store: FileStore, ids: readonly string[]): Promise<void> {
  const limit = pLimit({ concurrency: limits.uploads.removedAtOnce, rejectOnClear: true });
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
