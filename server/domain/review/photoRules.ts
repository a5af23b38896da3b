import type { UploadedFile } from '../../../contract/review.ts';
import type { Image } from '../../../contract/shape.ts';
import { pathOf, uploadIdOf } from '../upload/uploadRules.ts';

export interface PhotoForm {
  beforePhotos: readonly UploadedFile[];
  afterPhotos: readonly UploadedFile[];
}

/** A file that was sent in, as far as photos care. */
interface SentIn {
  id: string;
  image: Image | null;
  reviewId: string | null;
}

/** The uploads that a form speaks of, each once. */
export function uploadsOf({ beforePhotos, afterPhotos }: PhotoForm): string[] {
  const ids = [...beforePhotos, ...afterPhotos].map(({ path }) => uploadIdOf(plain(path)));
  return [...new Set(ids.filter((id) => id !== null))];
}

/** What a review may show: what it shows already, and what its member has sent in for no other. */
interface Choosable {
  reviewId: string;
  shown: readonly Image[];
  sentIn: readonly SentIn[];
}

/** Finds the picture of each file of a form; null for what this review may not show. */
export function photoFinder({ reviewId, shown, sentIn }: Choosable) {
  const shownByPath = new Map(shown.map((image) => [pathOf(image.url), image]));
  const mayShow = (upload: SentIn) => upload.reviewId === null || upload.reviewId === reviewId;
  const imageById = new Map(sentIn.filter(mayShow).map(({ id, image }) => [id, image]));
  return ({ url, path }: UploadedFile): Image | null => {
    if (pathOf(url) !== plain(path)) return null;
    const id = uploadIdOf(plain(path));
    return shownByPath.get(plain(path)) ?? (id === null ? null : (imageById.get(id) ?? null));
  };
}

const plain = (path: string) => path.replace(/^\//, '');
