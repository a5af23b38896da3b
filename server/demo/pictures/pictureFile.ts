import { isPictureKind, PICTURE_COUNTS, PICTURE_SIZES, type PictureKind } from './pictureKinds.ts';

/** One prepared variant of one picture. */
export interface PictureFile {
  kind: PictureKind;
  number: number;
  width: number;
  format: 'webp' | 'avif';
}

const PATH = /^\/media\/demo\/([a-z]{1,10})-(\d{2})(?:@(\d{3,4})\.(webp|avif)|\.webp)$/;

/** Parses the path of a demo picture; null for any other path. */
export function pictureFileAt(path: string): PictureFile | null {
  const [whole, kind = '', digits = '', variant, format] = PATH.exec(path) ?? [];
  if (whole === undefined || !isPictureKind(kind)) return null;
  const number = Number(digits);
  if (number < 1 || number > PICTURE_COUNTS[kind]) return null;
  const { width: fullWidth, widths } = PICTURE_SIZES[kind];
  const width = variant === undefined ? fullWidth : Number(variant);
  if (!widths.includes(width) || String(width) !== (variant ?? String(width))) return null;
  return { kind, number, width, format: format === 'avif' ? 'avif' : 'webp' };
}
