import type { PublicRows } from '../../db/rememberTotals.ts';
import { selectPicture, type UploadPicture } from './pictureSql.ts';

/** Finds the picture of an upload. `beforeAsking` runs before a query. */
type FindPicture = (
  id: string,
  beforeAsking: () => Promise<unknown>,
) => Promise<UploadPicture | undefined>;

/** Keeps rows of public pictures until the public version changes, e.g. when a review is hidden. */
export function rememberPictures({ db, publicVersion }: PublicRows, most: number): FindPicture {
  const known = new Map<string, UploadPicture>();
  publicVersion.onRise(() => known.clear());

  return async (id, beforeAsking) => {
    const kept = known.get(id);
    if (kept) return kept;
    await beforeAsking();
    const { content: version } = publicVersion.current();
    const shown = await selectPicture(db, id);
    if (shown?.isPublic && version === publicVersion.current().content) {
      known.set(id, shown);
      for (const oldest of known.keys()) {
        if (known.size <= most) break;
        known.delete(oldest);
      }
    }
    return shown;
  };
}
