import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadSharp } from '../files/loadSharp.ts';
import { createTurns } from './createTurns.ts';
import { drawPicture } from './drawPicture.ts';
import { type PictureFile, pictureFileAt } from './pictureFile.ts';

export interface ServedPicture {
  bytes: Buffer;
  type: string;
  /** Changes with the bytes: for ETag. */
  tag: string;
}

/** Raise it when the encoding below changes; a changed drawing is noticed by itself. */
const ENCODING = 1;

/** Two at a time leave the process to the people who wait for answers. */
const takeTurn = createTurns(2);
const underWay = new Map<string, Promise<Buffer>>();
const tags = new Map<string, string>();

/**
 * The bytes behind a path of a demo picture, or null. Drawn when first asked for, kept in
 * `cacheDirectory`, read from there afterwards.
 */
export async function servePicture(
  path: string,
  cacheDirectory: string,
): Promise<ServedPicture | null> {
  const file = pictureFileAt(path);
  if (!file) return null;
  const tag = tagOf(file);
  const kept = join(cacheDirectory, `${nameOf(file)}-${tag}.${file.format}`);
  const bytes = await fetchOnce(file, kept);
  return { bytes, type: `image/${file.format}`, tag };
}

/** Prepares pictures one after the other, so that visitors always find a free turn. */
export async function warmPictures(
  paths: Iterable<string>,
  cacheDirectory: string,
  signal?: AbortSignal,
): Promise<void> {
  for (const path of paths) {
    if (signal?.aborted) return;
    await servePicture(path, cacheDirectory);
  }
}

const nameOf = ({ kind, number, width, format }: PictureFile) =>
  `${kind}-${number}@${width}.${format}`;

/** The drawing itself names the file, so that a better drawing never meets its old picture. */
function tagOf(file: PictureFile): string {
  const name = nameOf(file);
  const known = tags.get(name);
  if (known) return known;
  const svg = drawPicture(file.kind, file.number, file.width);
  const tag = createHash('sha256')
    .update(`${ENCODING} ${file.format} ${svg}`)
    .digest('hex')
    .slice(0, 12);
  tags.set(name, tag);
  return tag;
}

/** However many ask for a picture at once, it is drawn once. */
function fetchOnce(file: PictureFile, kept: string): Promise<Buffer> {
  const running = underWay.get(kept);
  if (running) return running;
  const started = readOrDraw(file, kept).finally(() => underWay.delete(kept));
  underWay.set(kept, started);
  return started;
}

async function readOrDraw(file: PictureFile, kept: string): Promise<Buffer> {
  try {
    return await readFile(kept);
  } catch {
    // Not there yet, or not readable: drawing it is the answer to both.
    const bytes = await takeTurn(() => encode(file));
    await keep(kept, bytes);
    return bytes;
  }
}

/** Flat art stays under 30 kB at any size, so the quick settings are the right ones. */
async function encode({ kind, number, width, format }: PictureFile): Promise<Buffer> {
  const sharp = await loadSharp();
  const picture = sharp(Buffer.from(drawPicture(kind, number, width))).flatten();
  return format === 'avif'
    ? picture.avif({ quality: 58, effort: 0, chromaSubsampling: '4:2:0' }).toBuffer()
    : picture.webp({ quality: 76, effort: 2 }).toBuffer();
}

/** Renamed into place, so that nobody reads half a picture. A full disk costs only the next drawing. */
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
