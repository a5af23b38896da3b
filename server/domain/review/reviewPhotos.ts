import { pathOf } from '../../../contract/plain/fileAddress.ts';
import type { UploadedFile } from '../../../contract/review.ts';
import type { Image } from '../../../contract/shape.ts';
import type { Queryable } from '../../db/database.ts';
import { refuse } from '../../refusal.ts';
import { uploadIdOf } from '../upload/uploadRules.ts';
import { linkUpload, lockUploads, type MadeUpload } from '../upload/uploadSql.ts';
import { type Choosable, type PhotoForm, photoFinder, uploadsOf } from './photoRules.ts';

interface Photos {
  before: Image[];
  after: Image[];
}

/** The uploads of a form, locked until the transaction ends. */
export async function lockPhotos(
  tx: Queryable,
  memberId: string,
  form: PhotoForm,
): Promise<MadeUpload[]> {
  const ids = uploadsOf(form);
  return ids.length === 0 ? [] : lockUploads(tx, memberId, ids);
}

/** The pictures of a form in its order. */
export function findPhotos(form: PhotoForm, choosable: Choosable): Photos {
  const find = photoFinder(choosable);
  const imagesOf = (files: readonly UploadedFile[], field: string) =>
    files.map((file, index) => {
      const image = find(file);
      if (image) return image;
      throw refuse('invalid_input', `body.${field}.${index}: not a file of this member`);
    });
  return {
    before: imagesOf(form.beforePhotos, 'beforePhotos'),
    after: imagesOf(form.afterPhotos, 'afterPhotos'),
  };
}

/** Links the uploads of the form to the review. */
export async function linkPhotos(tx: Queryable, reviewId: string, form: PhotoForm): Promise<void> {
  await Promise.all(
    [...form.beforePhotos, ...form.afterPhotos].map((file) => {
      const id = uploadIdOf(pathOf(file.url));
      return id === null ? undefined : linkUpload(tx, reviewId, id, file);
    }),
  );
}
