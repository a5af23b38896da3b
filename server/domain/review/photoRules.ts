import { pathOf } from '../../../contract/plain/fileAddress.ts';
import type { UploadedFile } from '../../../contract/review.ts';
import type { Image } from '../../../contract/shape.ts';
import { uploadIdOf } from '../upload/uploadRules.ts';

export interface PhotoForm {
  beforePhotos: readonly UploadedFile[];
  afterPhotos: readonly UploadedFile[];
}

/** An upload of the member. */
interface MemberUpload {
  id: string;
  image: Image | null;
  reviewId: string | null;
}

/** The ids of the uploads in a form. */
export function uploadsOf({ beforePhotos, afterPhotos }: PhotoForm): string[] {
  const ids = [...beforePhotos, ...afterPhotos].map(({ path }) => uploadIdOf(plain(path)));
  return [...new Set(ids.filter((id) => id !== null))];
}

/** The photos a review may show: those it shows now, and uploads of its member that no other review shows. */
export interface Choosable {
  reviewId: string;
  shown: readonly Image[];
  uploads: readonly MemberUpload[];
}

/** Returns the picture of a file in the form; null when the review may not show it. */
export function photoFinder({ reviewId, shown, uploads }: Choosable) {
  const shownByPath = new Map(shown.map((image) => [pathOf(image.url), image]));
  const mayShow = (upload: MemberUpload) =>
    upload.reviewId === null || upload.reviewId === reviewId;
  const imageById = new Map(uploads.filter(mayShow).map(({ id, image }) => [id, image]));
  return ({ url, path }: UploadedFile): Image | null => {
    if (pathOf(url) !== plain(path)) return null;
    const id = uploadIdOf(plain(path));
    return shownByPath.get(plain(path)) ?? (id === null ? null : (imageById.get(id) ?? null));
  };
}

const plain = (path: string) => path.replace(/^\//, '');
