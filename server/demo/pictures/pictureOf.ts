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

const PREVIEW_WIDTH = 4;
const BITMAP_HEADER_BYTES = 54;

/**
 * A bitmap with one line of pixels for each colour. Browsers draw it at once, as they draw the previews of uploads. For
 * an SVG they would build a document of its own before the first paint, for each picture of the page.
 */
function blurOf(colors: PictureColors): string {
  const pixelBytes = PREVIEW_WIDTH * colors.length * 3;
  const bitmap = Buffer.alloc(BITMAP_HEADER_BYTES + pixelBytes);
  bitmap.write('BM');
  bitmap.writeUInt32LE(bitmap.length, 2);
  bitmap.writeUInt32LE(BITMAP_HEADER_BYTES, 10);
  bitmap.writeUInt32LE(40, 14); // size of the second header
  bitmap.writeInt32LE(PREVIEW_WIDTH, 18);
  bitmap.writeInt32LE(-colors.length, 22); // negative: the first line is the upper one
  bitmap.writeUInt16LE(1, 26); // planes
  bitmap.writeUInt16LE(24, 28); // bits of a pixel
  bitmap.writeUInt32LE(pixelBytes, 34);
  for (const [line, color] of colors.entries()) {
    // A bitmap has blue first.
    const pixel = Buffer.from(color.slice(1), 'hex').reverse();
    for (let column = 0; column < PREVIEW_WIDTH; column += 1) {
      pixel.copy(bitmap, BITMAP_HEADER_BYTES + (line * PREVIEW_WIDTH + column) * 3);
    }
  }
  return `data:image/bmp;base64,${bitmap.toString('base64')}`;
}
