import type { UploadedFile } from '../../../contract/review.ts';
import type { Image } from '../../../contract/shape.ts';
import type { Queryable } from '../../db/database.ts';
import { refuse } from '../../refusal.ts';
import { pathOf, uploadIdOf } from '../upload/uploadRules.ts';
import { linkUpload, lockUploads } from '../upload/uploadSql.ts';
import { type PhotoForm, photoFinder, uploadsOf } from './photoRules.ts';

interface ShowPhotos {
  reviewId: string;
  memberId: string;
  form: PhotoForm;
  /** The photos that the review shows before this change. */
  shown: readonly Image[];
}

interface Photos {
  before: Image[];
  after: Image[];
}

/** The pictures of a form in its order. Locks the uploads until the transaction ends. */
export async function findPhotos(
  tx: Queryable,
  { reviewId, memberId, form, shown }: ShowPhotos,
): Promise<Photos> {
  const ids = uploadsOf(form);
  const uploads = ids.length === 0 ? [] : await lockUploads(tx, memberId, ids);
  const find = photoFinder({ reviewId, shown, uploads });
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
  for (const file of [...form.beforePhotos, ...form.afterPhotos]) {
    const id = uploadIdOf(pathOf(file.url));
    if (id !== null) await linkUpload(tx, reviewId, id, file);
  }
}
