import type { Image } from '../../../contract/shape.ts';

/** What may be asked for. HEIC is not here: browsers that know it hand over a JPEG, and we cannot decode it. */
const TYPES = ['image/jpeg', 'image/jpg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];

export const isAllowedType = (type: string): boolean => TYPES.includes(type.toLowerCase());

export const DAY_MS = 24 * 60 * 60 * 1_000;

export const originalKey = (id: string): string => `upload/${id}`;

export const variantKey = (id: string, size: number, format: 'avif' | 'webp'): string =>
  `media/${id}-${size}.${format}`;

/** Every key that can have bytes of the upload: three sizes at most, each in both formats. */
export const keysOf = (id: string): string[] => [
  originalKey(id),
  ...[0, 1, 2].flatMap((size) => [variantKey(id, size, 'avif'), variantKey(id, size, 'webp')]),
];

export const urlOf = (id: string): string => `/media/upload/${id}.webp`;

const ID = '[\\da-f]{8}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{12}';
/** A store may put the name of its bucket in front. */
const SENT = new RegExp(`^(?:[^/]+/)?upload/(${ID})$`);
const MADE = new RegExp(`^media/upload/(${ID})\\.webp$`);

/** The id in the path of a file, before it was processed or after; null when it is no file of ours. */
export const uploadIdOf = (path: string): string | null =>
  (SENT.exec(path) ?? MADE.exec(path))?.[1] ?? null;

/** The path of an address without its slash; hosts do not matter, since only our own ids lead anywhere. */
export function pathOf(url: string): string {
  const withoutQuery = url.split(/[?#]/, 1)[0] ?? '';
  return withoutQuery.replace(/^[a-z]+:\/\/[^/]*/i, '').replace(/^\//, '');
}

export interface MediaFile {
  id: string;
  /** Missing: the largest. */
  width: number | undefined;
  format: 'avif' | 'webp';
}

const FILE = new RegExp(`^(${ID})(?:@(\\d{1,4})\\.(webp|avif)|\\.webp)$`);

/** Reads the last part of an address of a picture, as `srcset` writes it; anything else is no picture. */
export function mediaFileOf(name: string): MediaFile | null {
  const [, id, width, format] = FILE.exec(name) ?? [];
  if (id === undefined) return null;
  return {
    id,
    width: width ? Number(width) : undefined,
    format: format === 'avif' ? 'avif' : 'webp',
  };
}

/** Its place among the widths; -1 when there is no such variant. */
export const sizeOf = ({ width }: MediaFile, { widths }: Image): number =>
  width === undefined ? (widths ?? []).length - 1 : (widths ?? []).indexOf(width);
