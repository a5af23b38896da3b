import type { Metadata } from 'sharp';
import type { Image } from '../../contract/shape.ts';
import { createTurns } from '../pictures/createTurns.ts';
import { loadSharp } from './loadSharp.ts';
import { looksLikePhoto } from './looksLikePhoto.ts';

interface Variant {
  /** Its place among the widths of the picture. */
  size: number;
  format: 'avif' | 'webp';
  bytes: Buffer;
}

export interface Picture extends Required<Pick<Image, 'width' | 'height' | 'blur' | 'widths'>> {
  variants: Variant[];
}

const SMALLER_WIDTHS = [360, 720];
const MAX_WIDTH = 1_440;
const MAX_HEIGHT = 2_880;

/** Phones make pictures of 200 million pixels as plain JPEG, which is shrunk while it is decoded. */
const MAX_PIXELS = 220_000_000;
/** All others may have to be decoded whole, at four bytes a pixel. */
const MAX_PIXELS_WHOLE = 50_000_000;
const MAX_SECONDS = 10;

const DECODED = ['jpeg', 'png', 'gif', 'webp', 'heif'];

/** Decoding is the most that a visitor can make us do: two at a time leave the process to the others. */
const takeTurn = createTurns(2);

/**
 * Decodes the file and draws it anew: nothing of it but pixels is left, neither place nor camera nor
 * what was hidden behind them. Unreadable is what is no picture, and what asks for too much.
 */
export function makePicture(
  read: () => Promise<Buffer | null>,
): Promise<Picture | 'missing' | 'unreadable'> {
  return takeTurn(async () => {
    const file = await read();
    if (!file) return 'missing';
    if (!looksLikePhoto(file)) return 'unreadable';
    try {
      const sharp = await loadSharp();
      const header = await sharp(file, { limitInputPixels: MAX_PIXELS }).metadata();
      return isAllowed(header) ? await draw(file) : 'unreadable';
    } catch {
      // The library says in many ways that it could not read a file; all mean the same to us.
      return 'unreadable';
    }
  });
}

function isAllowed({ format, width, height, isProgressive }: Metadata): boolean {
  const isShrunkOnLoad = format === 'jpeg' && !isProgressive;
  const most = isShrunkOnLoad ? MAX_PIXELS : MAX_PIXELS_WHOLE;
  return DECODED.includes(format) && width * height <= most;
}

async function draw(file: Buffer): Promise<Picture> {
  const sharp = await loadSharp();
  const options = { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true } as const;
  const { data, info } = await sharp(file, options)
    .timeout({ seconds: MAX_SECONDS })
    .autoOrient()
    .resize({ width: MAX_WIDTH, height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const drawn = () => sharp(data, { raw: { width, height, channels } });
  const widths = [...SMALLER_WIDTHS.filter((smaller) => smaller < width), width];
  const variants: Variant[] = [];
  for (const [size, wanted] of widths.entries()) {
    const scaled = drawn().resize({ width: wanted });
    const avif = await scaled.clone().avif({ quality: 55, effort: 2 }).toBuffer();
    const webp = await scaled.clone().webp({ quality: 78, effort: 4 }).toBuffer();
    variants.push({ size, format: 'avif', bytes: avif }, { size, format: 'webp', bytes: webp });
  }
  const speck = await drawn().resize(16, 16, { fit: 'inside' }).webp({ quality: 20 }).toBuffer();
  const blur = `data:image/webp;base64,${speck.toString('base64')}`;
  return { width, height, blur, widths, variants };
}
