import type { Image } from '../../../contract/shape.ts';
import { type PictureColors, pictureColorsOf } from './pictureColors.ts';
import { PICTURE_COUNTS, PICTURE_SIZES, type PictureKind } from './pictureKinds.ts';

/** The image record of a demo picture. A number past the end of its kind starts over at 1. */
export function pictureOf(kind: PictureKind, number: number): Image {
  const { width, height, widths } = PICTURE_SIZES[kind];
  const one = ((number - 1) % PICTURE_COUNTS[kind]) + 1;
  return {
    url: `/media/demo/${kind}-${String(one).padStart(2, '0')}.webp`,
    width,
    height,
    blur: blurOf(pictureColorsOf(kind, one)),
    widths: [...widths],
  };
}

function blurOf([top, middle, bottom]: PictureColors): string {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg"><linearGradient id="a" x2="0" y2="1">' +
    `<stop stop-color="${top}"/><stop offset=".6" stop-color="${middle}"/>` +
    `<stop offset="1" stop-color="${bottom}"/></linearGradient>` +
    '<rect width="100%" height="100%" fill="url(#a)"/></svg>';
  return `data:image/svg+xml,${svg.replace(/[<>#"%()\s]/g, percentEncoded)}`;
}

/** Escapes a character that would end an HTML attribute or a CSS `url()`. */
const percentEncoded = (sign: string) => `%${sign.charCodeAt(0).toString(16)}`;
