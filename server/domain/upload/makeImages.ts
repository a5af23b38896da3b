import type { Image } from '../../../contract/shape.ts';
import type { Queryable } from '../../db/database.ts';
import type { FileStore } from '../../files/fileStore.ts';
import { makePicture, type Picture } from '../../files/makePicture.ts';
import { Refusal, refuse, refuseFiles } from '../../refusal.ts';
import { deleteFilesNow } from './deleteUnusedFiles.ts';
import { selectPicture } from './pictureSql.ts';
import { originalKey, urlOf, variantKey } from './uploadRules.ts';
import { selectUnmade, updateImage, type Whose } from './uploadSql.ts';

interface Sender {
  /** Owners take turns in the queue of pictures. */
  owner: string;
  whose: Whose;
}

/** By upload: parallel requests share the decoding. */
const underWay = new Map<string, Promise<void>>();

/**
 * Makes the pictures of new uploads. Runs outside of a transaction, because it takes seconds; it can be repeated after
 * any failure.
 */
export async function makeImages(
  db: Queryable,
  store: FileStore,
  ids: readonly string[],
  { owner, whose }: Sender,
): Promise<void> {
  if (ids.length === 0) return;
  const once = (id: string) => {
    const running = underWay.get(id);
    if (running) return running;
    const started = makeImage(db, store, { id, owner }).finally(() => underWay.delete(id));
    underWay.set(id, started);
    return started;
  };
  const all = await Promise.allSettled((await selectUnmade(db, ids, whose)).map(once));
  const failures = all.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  if (failures.length > 0) throw asOne(failures);
}

/** One error that names all refused files. If there is an error of another kind, that one is thrown. */
function asOne(failures: readonly unknown[]): unknown {
  const isAboutFiles = (failure: unknown) => failure instanceof Refusal && failure.files;
  const other = failures.find((failure) => !isAboutFiles(failure));
  if (other) return other;
  const refusals = failures.filter((failure) => failure instanceof Refusal);
  const code = refusals[0]?.code ?? 'unsupported_image';
  const alike = refusals.filter((refusal) => refusal.code === code);
  return refuseFiles(
    code,
    alike.flatMap(({ files = [] }) => files),
  );
}

/** 1. Stores all sizes, 2. writes the row, so that an image in a row has all its sizes, 3. deletes the original. */
export async function makeImage(
  db: Queryable,
  store: FileStore,
  { id, owner }: { id: string; owner: string },
): Promise<void> {
  await refuseTooLong(store, originalKey(id));
  const picture = await makePicture(owner, () => store.read(originalKey(id)));
  if (picture === 'unreadable') throw refuseFiles('unsupported_image', [originalKey(id)]);
  if (picture === 'missing') {
    // Another process was faster and has deleted the original.
    if (await selectPicture(db, id)) return;
    throw refuse('invalid_input', 'a file was never uploaded');
  }
  for (const { size, format, bytes } of picture.variants) {
    await store.write(variantKey(id, size, format), bytes, `image/${format}`);
  }
  const isKept = await updateImage(db, id, imageOf(id, picture));
  if (isKept) await store.remove(originalKey(id));
  else await deleteFilesNow(store, [id]);
}

/** A bucket accepts a file of any size when its size was not announced. */
async function refuseTooLong(store: FileStore, key: string): Promise<void> {
  if (((await store.sizeOf(key)) ?? 0) <= store.maxBytes) return;
  await store.remove(key);
  throw refuseFiles('body_too_large', [key]);
}

const imageOf = (id: string, { width, height, blur, widths }: Picture): Image => ({
  url: urlOf(id),
  width,
  height,
  blur,
  widths,
});
