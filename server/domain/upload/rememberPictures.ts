import { LRUCache } from 'lru-cache';
import type { PublicRows } from '../../db/rememberTotals.ts';
import { limits } from '../../limits.ts';
import { countCacheReads } from '../../metrics/cacheReads.ts';
import { selectPicture, type UploadPicture } from './pictureSql.ts';

/** Finds the picture of an upload. `beforeAsking` runs before a query. */
type FindPicture = (
  id: string,
  beforeAsking: () => Promise<unknown>,
) => Promise<UploadPicture | undefined>;

const reads = countCacheReads('photos');

/** Keeps rows of public pictures until the public version changes, e.g. when a review is hidden. */
export function rememberPictures({ db, publicVersion }: PublicRows, isKept: boolean): FindPicture {
  const known = new LRUCache<string, UploadPicture>({ max: limits.kept.photos });
  publicVersion.onRise(() => known.clear());

  return async (id, beforeAsking) => {
    const kept = known.get(id);
    reads[kept ? 'hits' : 'misses'] += 1;
    if (kept) return kept;
    await beforeAsking();
    const { content: version } = publicVersion.current();
    const shown = await selectPicture(db, id);
    const isCurrent = version === publicVersion.current().content;
    if (isKept && shown?.isPublic && isCurrent) known.set(id, shown);
    return shown;
  };
}
