import type { AppContext } from '../../appContext.ts';
import { isSealed, type Key } from '../../crypto/seal.ts';
import type { Database } from '../../db/database.ts';
import type { FileStore } from '../../files/fileStore.ts';
import { limits } from '../../limits/limits.ts';
import { type PictureFile, sealPicture } from '../upload/sealedPictures.ts';
import { filesOf, variantKey } from '../upload/uploadRules.ts';
import { markSealed, type PlainPhoto, selectPlainPhotos } from './messagePhotoSql.ts';

/**
 * The job: encrypts the pictures of photos that messages show, with the key of their member. Processes may do the same
 * photo at once: its member never changes. A photo whose key is missing stays as it is, and one that the store refuses
 * delays no other. Returns how many were sealed.
 */
export async function sealPhotos(
  { db, memberKeys }: Pick<AppContext, 'db' | 'memberKeys'>,
  store: FileStore,
  stopSignal?: AbortSignal,
): Promise<number> {
  let count = 0;
  const failures: unknown[] = [];
  let after: string | null = null;
  do {
    const photos = await selectPlainPhotos(db, after, limits.lists.plainPhotos);
    after = photos.at(-1)?.id ?? null;
    for (const photo of photos) {
      if (stopSignal?.aborted) return count;
      const key = await memberKeys.find(photo.memberId);
      if (!key) continue;
      await sealPhoto({ db, store }, key, photo).then(
        () => (count += 1),
        (failure) => failures.push(failure),
      );
    }
  } while (after !== null);
  if (failures.length > 0) throw failures[0];
  return count;
}

interface Places {
  db: Database;
  store: FileStore;
}

async function sealPhoto({ db, store }: Places, key: Key, photo: PlainPhoto) {
  for (const file of filesOf(photo.id)) {
    if (file.size < photo.sizes) await sealFile(store, key, file);
  }
  await markSealed(db, photo);
}

async function sealFile(store: FileStore, key: Key, file: PictureFile): Promise<void> {
  const place = variantKey(file.id, file.size, file.format);
  const bytes = await store.read(place);
  // Another process may have been faster.
  if (!bytes || isSealed(bytes)) return;
  await store.write(place, sealPicture(bytes, key, file), 'application/octet-stream');
}
