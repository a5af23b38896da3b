import pLimit from 'p-limit';
import type { Metadata } from 'sharp';
import type { Image } from '../../contract/shape.ts';
import { createFairQueue } from '../lib/fairQueue.ts';
import { limits } from '../limits/limits.ts';
import { loadSharp, type Sharp } from './loadSharp.ts';
import { looksLikePhoto } from './looksLikePhoto.ts';

interface Variant {
  /** Index in `widths`. */
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

/** sharp calls AVIF `heif`. It decodes no HEIC. */
const DECODED = ['jpeg', 'png', 'gif', 'webp', 'heif'];

const { pictures } = limits;

/**
 * Decoding is the most expensive work of a request. Uploaders take turns, so one with many photos does not delay
 * the others.
 */
const runInTurn = createFairQueue({
  name: 'pictures',
  places: pictures.decodedAtOnce,
  mostWaiting: pictures.waiting,
  mostWaitingOfOne: pictures.waitingOfOne,
});

/** A large photo that is decoded as a whole takes hundreds of megabytes, so only one runs at a time. */
const limitLarge = pLimit(1);

/**
 * Decodes the photo and encodes it again, so that only pixels remain: no place, no camera, no hidden data. A file
 * that is not a photo or is too large is unreadable.
 */
export function makePicture(
  owner: string,
  read: () => Promise<Buffer | null>,
): Promise<Picture | 'missing' | 'unreadable'> {
  return runInTurn(owner, async () => {
    const file = await read();
    if (!file) return 'missing';
    if (!looksLikePhoto(file)) return 'unreadable';
    const sharp = await loadSharp();
    try {
      const header = await sharp(file, {
        limitInputPixels: pictures.shrunkPixels,
      }).metadata();
      if (!isAllowed(header)) return 'unreadable';
      return isLarge(header) ? await limitLarge(() => draw(sharp, file)) : await draw(sharp, file);
    } catch {
      // sharp has many different errors for files that it cannot read.
      return 'unreadable';
    }
  });
}

const isShrunkOnLoad = ({ format, isProgressive }: Metadata) => format === 'jpeg' && !isProgressive;

function isAllowed(header: Metadata): boolean {
  const most = isShrunkOnLoad(header) ? pictures.shrunkPixels : pictures.wholePixels;
  return DECODED.includes(header.format) && header.width * header.height <= most;
}

const isLarge = (header: Metadata) =>
  !isShrunkOnLoad(header) && header.width * header.height > pictures.largePixels;

async function draw(sharp: Sharp, file: Buffer): Promise<Picture> {
  const options = {
    limitInputPixels: pictures.shrunkPixels,
    failOn: 'error',
    sequentialRead: true,
  } as const;
  const { data, info } = await sharp(file, options)
    .timeout({ seconds: pictures.decodeMs / 1_000 })
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
  const tiny = await drawn().resize(16, 16, { fit: 'inside' }).webp({ quality: 20 }).toBuffer();
  const blur = `data:image/webp;base64,${tiny.toString('base64')}`;
  return { width, height, blur, widths, variants };
}
