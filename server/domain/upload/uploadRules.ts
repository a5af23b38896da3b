import type { Image } from '../../../contract/shape.ts';

export const originalKey = (id: string): string => `upload/${id}`;

export const variantKey = (id: string, size: number, format: 'avif' | 'webp'): string =>
  `media/${id}-${size}.${format}`;

/** All pictures that an upload can have: at most three sizes in two formats. */
export const filesOf = (id: string) =>
  [0, 1, 2].flatMap((size) => (['avif', 'webp'] as const).map((format) => ({ id, size, format })));

/** All keys under which files of the upload can be stored. */
export const keysOf = (id: string): string[] => [
  originalKey(id),
  ...filesOf(id).map(({ size, format }) => variantKey(id, size, format)),
];

export const urlOf = (id: string): string => `/media/upload/${id}.webp`;

const ID = '[\\da-f]{8}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{12}';
/** Some stores put the name of the bucket in front. */
const ORIGINAL_PATH = new RegExp(`^(?:[^/]+/)?upload/(${ID})$`);
const PICTURE_PATH = new RegExp(`^media/upload/(${ID})\\.webp$`);

/**
 * The upload id in the path of an address, of an original or of a picture; null when it is no upload. The host does not
 * matter, because only ids of uploads are looked up.
 */
export const uploadIdOf = (path: string): string | null =>
  (ORIGINAL_PATH.exec(path) ?? PICTURE_PATH.exec(path))?.[1] ?? null;

export interface MediaFile {
  id: string;
  /** Undefined means the largest. */
  width: number | undefined;
  format: 'avif' | 'webp';
}

const FILE = new RegExp(`^(${ID})(?:@(\\d{1,4})\\.(webp|avif)|\\.webp)$`);

/** Parses the file name of a picture as `srcset` has it; null for anything else. */
export function mediaFileOf(name: string): MediaFile | null {
  const [, id, width, format] = FILE.exec(name) ?? [];
  if (id === undefined) return null;
  return {
    id,
    width: width ? Number(width) : undefined,
    format: format === 'avif' ? 'avif' : 'webp',
  };
}

/** The index among the widths; -1 when there is no such size. */
export const sizeOf = ({ width }: MediaFile, { widths }: Image): number =>
  width === undefined ? (widths ?? []).length - 1 : (widths ?? []).indexOf(width);
