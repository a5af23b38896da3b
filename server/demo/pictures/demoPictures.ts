import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { DemoPictures } from '../../demonstration.ts';
import { loadSharp } from '../../files/loadSharp.ts';
import { limits } from '../../limits/limits.ts';
import { type PictureFile, pictureFileAt } from './pictureFile.ts';
import { PICTURE_SIZES } from './pictureKinds.ts';

export interface PictureFolders {
  /** One full-size WebP for each picture. */
  originals: string;
  /** Smaller sizes and other formats, made on first request. */
  cache: string;
}

/** Raise it when the settings of the encoder below change. */
const ENCODING = 1;

/** At most two encodings at a time leave processor time for other requests. */
const limit = pLimit(2);

interface Wanted {
  file: PictureFile;
  original: Buffer;
}

export function createDemoPictures({ originals, cache }: PictureFolders): DemoPictures {
  async function readOrMake(file: PictureFile, original: Buffer, kept: string): Promise<Buffer> {
    const known = await readFile(kept).catch(() => null);
    if (known) return known;
    const bytes = await limit(() => encode(file, original));
    await keep(kept, bytes);
    return bytes;
  }

  /** The most recent pictures stay in memory. Simultaneous requests for one picture share one encoding. */
  const pictures = new LRUCache<string, Buffer, Wanted>({
    maxSize: limits.kept.demoPictureBytes,
    sizeCalculation: (bytes) => bytes.byteLength,
    fetchMethod: (kept, _old, { context: { file, original } }) => readOrMake(file, original, kept),
    ignoreFetchAbort: true,
  });

  return {
    async serve(path) {
      const file = pictureFileAt(path);
      if (!file) return null;
      const { kind, number, width, format } = file;
      const name = `${kind}-${String(number).padStart(2, '0')}`;
      const original = await readFile(join(originals, `${name}.webp`));
      const tag = tagOf(original, file);
      const isOriginal = format === 'webp' && width === PICTURE_SIZES[kind].width;
      const kept = join(cache, `${name}@${width}-${tag}.${format}`);
      const bytes = isOriginal
        ? original
        : await pictures.forceFetch(kept, { context: { file, original } });
      return { bytes, type: `image/${format}`, tag };
    },
  };
}

/** Part of the name in the cache: after a change of the original its sizes are made again. */
function tagOf(original: Buffer, { width, format }: PictureFile): string {
  return createHash('sha256')
    .update(`${ENCODING} ${width} ${format} `)
    .update(original)
    .digest('hex')
    .slice(0, 12);
}

async function encode({ width, format }: PictureFile, original: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  const picture = sharp(original).resize({ width });
  return format === 'avif'
    ? picture.avif({ quality: 58, effort: 0, chromaSubsampling: '4:2:0' }).toBuffer()
    : picture.webp({ quality: 80, effort: 2 }).toBuffer();
}

/** Written to another name and renamed, so a reader never gets half a picture. If the disk is full, nothing is kept. */
async function keep(kept: string, bytes: Buffer): Promise<void> {
  const unfinished = `${kept}.${randomUUID()}`;
  try {
    await mkdir(join(kept, '..'), { recursive: true });
    await writeFile(unfinished, bytes);
    await rename(unfinished, kept);
  } catch {
    await rm(unfinished, { force: true }).catch(() => {});
  }
}
