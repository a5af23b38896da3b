import type { UploadedFile } from '../../../contract/review.ts';
import type { Image } from '../../../contract/shape.ts';
import type { Queryable } from '../../db/database.ts';
import type { FileStore } from '../../files/fileStore.ts';
import { refuse } from '../../refusal.ts';
import { makeImages } from '../upload/makeImages.ts';
import { uploadIdOf } from '../upload/uploadRules.ts';
import { sentBy } from '../upload/uploadSql.ts';
import { lockUnused } from './messagePhotoSql.ts';
import type { Writer } from './messageSql.ts';

/** The uploads of a form in its order; an upload of another site is refused. */
export function uploadsIn(photos: readonly UploadedFile[]): string[] {
  const ids = photos.map(({ path }, index) => {
    const id = uploadIdOf(path.replace(/^\//, ''));
    if (id === null) throw unknownFile(index);
    return id;
  });
  return [...new Set(ids)];
}

export function makeMessageImages(
  db: Queryable,
  store: FileStore,
  { photos, writer }: { photos: readonly UploadedFile[]; writer: Writer },
): Promise<void> {
  const owner = 'staffId' in writer ? writer.clinicId : writer.memberId;
  return makeImages(db, store, uploadsIn(photos), { owner, whose: sentBy(writer) });
}

export async function findPictures(
  tx: Queryable,
  ids: readonly string[],
  writer: Writer,
): Promise<Image[]> {
  if (ids.length === 0) return [];
  const images = new Map((await lockUnused(tx, ids, writer)).map(({ id, image }) => [id, image]));
  return ids.map((id, index) => {
    const image = images.get(id);
    if (!image) throw unknownFile(index);
    return image;
  });
}

const unknownFile = (index: number) =>
  refuse('invalid_input', `body.photos.${index}: not an unused file of the writer`);
