import { LRUCache } from 'lru-cache';
import type { PublicRows } from '../../db/lists/rememberTotals.ts';
import { limits } from '../../limits/limits.ts';
import { countCacheReads } from '../../metrics/cacheReads.ts';
import { selectPicture, type UploadPicture } from './pictureSql.ts';

/** Finds the picture of an upload. `beforeAsking` runs before a query. */
type FindPicture = (
  id: string,
  beforeAsking: () => Promise<unknown>,
) => Promise<UploadPicture | undefined>;

const reads = countCacheReads('photos');

/** Keeps rows of public pictures until their record or its clinic changes, e.g. when a review is hidden. */
export function rememberPictures({ db, feed }: PublicRows): FindPicture {
  const known = new LRUCache<string, { picture: UploadPicture; since: number }>({
    max: limits.kept.photos,
  });

  return async (id, beforeAsking) => {
    const kept = known.get(id);
    const isCurrent = kept && !feed.hasChanged(shownBy(kept.picture), kept.since);
    reads[isCurrent ? 'hits' : 'misses'] += 1;
    if (isCurrent) {
      kept.since = feed.position();
      return kept.picture;
    }
    await beforeAsking();
    const since = feed.position();
    const picture = await selectPicture(db, id);
    if (picture?.isPublic) known.set(id, { picture, since });
    else known.delete(id);
    return picture;
  };
}

const shownBy = ({ recordId, clinicId }: UploadPicture) =>
  [recordId, clinicId].filter((id) => id !== null);
