import { randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readOrCreate, syncFolder, writeDurably } from '../lib/durableFiles.ts';
import { nullIfMissing } from '../lib/nullIfMissing.ts';
import { limits } from '../limits/limits.ts';
import { refuse } from '../refusal.ts';
import type { FileStore } from './fileStore.ts';
import { receivePut } from './receivePut.ts';
import { readSigned, signedQuery } from './signature.ts';

interface DiskOptions {
  folder: string;
  /** The origin of this site, without a path. */
  ownOrigin: string;
  maxBytes: number;
}

const KEY = /^(upload|media)\/[\da-f-]{36}(-\d\.(webp|avif))?$/;

/** Stores files in a folder. Processes that share the folder share the secret that signs upload URLs. */
export function createDiskFileStore({ folder, ownOrigin, maxBytes }: DiskOptions): FileStore {
  for (const name of ['upload', 'media', 'unfinished']) {
    mkdirSync(join(folder, name), { recursive: true, mode: 0o700 });
  }
  let signingKey: Buffer | undefined;
  const readSigningKey = async () => {
    signingKey ??= await readOrCreate(join(folder, 'signing.key'), () => randomBytes(32));
    return signingKey;
  };
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
      const query = signedQuery(await readSigningKey(), { key, type, size, expires });
      return `${ownOrigin}/${key}?${query}`;
    },
    sizeOf: async (key) => stat(placeOf(key)).then(({ size }) => size, nullIfMissing),
    read: async (key) => readFile(placeOf(key)).catch(nullIfMissing),
    write: async (key, bytes) => {
      const place = unfinished();
      await writeDurably(place, bytes, 'wx');
      await rename(place, placeOf(key));
      await syncFolder(dirname(placeOf(key)));
    },
    remove: (key) => rm(placeOf(key), { force: true }),
    receive: async (request, now) => {
      const { pathname, searchParams } = new URL(request.url);
      const key = pathname.slice(1);
      const allowed = KEY.test(key) ? readSigned(await readSigningKey(), key, searchParams) : null;
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
    deleteUnfinished: async (before) => {
      for (const name of await readdir(join(folder, 'unfinished'))) {
        const place = join(folder, 'unfinished', name);
        const file = await stat(place).catch(nullIfMissing);
        if (file && file.mtimeMs < before.getTime()) await rm(place, { force: true });
      }
    },
  };
}
