import { type FileHandle, link, open, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { syncFolder } from '../lib/durableFiles.ts';
import { limits } from '../limits/limits.ts';
import { refuse } from '../refusal.ts';
import type { Allowed } from './signature.ts';

interface Receiving {
  allowed: Allowed;
  maxBytes: number;
  unfinished: string;
  place: string;
}

/** Writes the bytes to disk as they arrive; the file gets its name only when it is complete, and only once. */
export async function receivePut(request: Request, receiving: Receiving): Promise<void> {
  const { allowed, maxBytes, unfinished, place } = receiving;
  if (request.headers.get('content-type') !== allowed.type) throw refuse('forbidden');
  const announced = request.headers.get('content-length');
  if (allowed.size !== null && announced !== null && Number(announced) !== allowed.size) {
    throw refuse('forbidden');
  }
  if (Number(announced) > maxBytes) throw refuse('body_too_large');

  const file = await open(unfinished, 'wx', 0o600);
  try {
    const length = await copy(request, file, allowed.size ?? maxBytes);
    if (allowed.size !== null && length !== allowed.size) throw refuse('invalid_input');
    await file.sync();
    // Unlike a rename, a hard link fails when the file exists. So each URL stores one file.
    await link(unfinished, place).catch(usedAlready);
    await syncFolder(dirname(place));
  } finally {
    await file.close();
    await rm(unfinished, { force: true });
  }
}

async function copy(request: Request, file: FileHandle, most: number): Promise<number> {
  if (request.body === null) return 0;
  const reader = request.body.getReader();
  let hasStalled = false;
  // cancel() also ends the read that is waiting.
  const silence = setTimeout(() => {
    hasStalled = true;
    reader.cancel().catch(() => {});
  }, limits.uploads.silenceMs).unref();
  let length = 0;
  try {
    for (;;) {
      const chunk = await reader.read().catch(brokenOff);
      if (hasStalled) throw refuse('invalid_input', 'body: stalled');
      if (chunk.done) return length;
      silence.refresh();
      length += chunk.value.byteLength;
      if (length > most) throw refuse('body_too_large');
      await file.writeFile(chunk.value);
    }
  } finally {
    clearTimeout(silence);
    reader.cancel().catch(() => {});
  }
}

function brokenOff(): never {
  throw refuse('invalid_input', 'body: broken off');
}

function usedAlready(error: NodeJS.ErrnoException): never {
  if (error.code === 'EEXIST') throw refuse('not_allowed_now');
  throw error;
}
