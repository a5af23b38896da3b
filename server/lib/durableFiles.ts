import { randomUUID } from 'node:crypto';
import { link, open, readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { nullIfMissing } from './nullIfMissing.ts';

/** Writes a file and waits until the disk has its bytes. The name of a new file needs `syncFolder` as well. */
export async function writeDurably(
  path: string,
  content: string | Uint8Array,
  flags: 'a' | 'w' | 'wx',
): Promise<void> {
  const file = await open(path, flags, 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A new name in a folder survives a power cut only after this. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows does not need or allow it.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Creates the file complete or not at all, also when several processes try at once. False when it exists. */
export async function createOnce(path: string, content: string | Uint8Array): Promise<boolean> {
  const own = await writeBeside(path, content);
  try {
    await link(own, path);
    return true;
  } catch (error) {
    if (Object(error).code !== 'EEXIST') throw error;
    return false;
  } finally {
    await rm(own, { force: true });
    await syncFolder(dirname(path));
  }
}

/** The file as it is, or as the first process creates it. */
export async function readOrCreate(path: string, make: () => string | Uint8Array): Promise<Buffer> {
  const found = await readFile(path).catch(nullIfMissing);
  if (found !== null) return found;
  await createOnce(path, make());
  return readFile(path);
}

/** A file of another name in the same folder, for `link` or `rename`. Returns its path. */
export async function writeBeside(path: string, content: string | Uint8Array): Promise<string> {
  const own = `${path}.${randomUUID()}.new`;
  await writeDurably(own, content, 'wx');
  return own;
}
