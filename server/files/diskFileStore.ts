import { randomBytes, randomUUID } from 'node:crypto';
import {
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { open, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { limits } from '../limits.ts';
import { refuse } from '../refusal.ts';
import type { FileStore } from './fileStore.ts';
import { receivePut } from './receivePut.ts';
import { readSigned, signedQuery } from './signature.ts';

interface DiskOptions {
  folder: string;
  /** The address under which we are asked, without a path. */
  ownOrigin: string;
  maxBytes: number;
}

const KEY = /^(upload|media)\/[\da-f-]{36}(-\d\.(webp|avif))?$/;

/** Files of this machine. Whoever shares the folder shares the secret that signs its addresses. */
export function createDiskFileStore({ folder, ownOrigin, maxBytes }: DiskOptions): FileStore {
  for (const name of ['upload', 'media', 'unfinished']) {
    mkdirSync(join(folder, name), { recursive: true, mode: 0o700 });
  }
  forgetUnfinished(join(folder, 'unfinished'));
  const secret = secretOf(join(folder, 'signing.key'));
  const placeOf = (key: string) => {
    if (!KEY.test(key)) throw new Error('Not a key of the file store');
    return join(folder, key);
  };
  const unfinished = () => join(folder, 'unfinished', randomUUID());
  const underway = new Map<string, number>();

  return {
    uploadOrigin: null,
    maxBytes,
    signPut: async ({ key, type, size, now }) => {
      const expires = now.getTime() + limits.uploads.addressMs;
      return `${ownOrigin}/${key}?${signedQuery(secret, { key, type, size, expires })}`;
    },
    sizeOf: async (key) => stat(placeOf(key)).then(({ size }) => size, nothingThere),
    read: async (key) => readFile(placeOf(key)).catch(nothingThere),
    write: async (key, bytes) => {
      const place = unfinished();
      const file = await open(place, 'wx', 0o600);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(place, placeOf(key));
    },
    remove: (key) => rm(placeOf(key), { force: true }),
    receive: async (request, now) => {
      const { pathname, searchParams } = new URL(request.url);
      const key = pathname.slice(1);
      const allowed = KEY.test(key) ? readSigned(secret, key, searchParams) : null;
      if (!allowed || allowed.expires < now.getTime()) throw refuse('forbidden');
      const others = underway.get(key) ?? 0;
      if (others >= limits.uploads.sameAddress) throw refuse('request_in_flight');
      underway.set(key, others + 1);
      try {
        const place = placeOf(key);
        await receivePut(request, { allowed, maxBytes, unfinished: unfinished(), place });
      } finally {
        const left = (underway.get(key) ?? 1) - 1;
        if (left === 0) underway.delete(key);
        else underway.set(key, left);
      }
    },
  };
}

function nothingThere(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

/** Made by whoever comes first; the others find it whole, or not at all. */
function secretOf(place: string): Buffer {
  try {
    return readFileSync(place);
  } catch {
    const own = `${place}.${randomUUID()}`;
    writeFileSync(own, randomBytes(32), { mode: 0o600 });
    try {
      linkSync(own, place);
    } catch {
      // Another process was quicker.
    }
    rmSync(own);
    return readFileSync(place);
  }
}

/** What a killed process was receiving: nobody will ask for it, and it holds all that a photo says of its place. */
function forgetUnfinished(folder: string): void {
  for (const name of readdirSync(folder)) {
    const place = join(folder, name);
    const age = Date.now() - (statSync(place, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    // Another process may be at work in the same folder.
    if (age > limits.uploads.unfinishedMs) rmSync(place, { force: true });
  }
}
