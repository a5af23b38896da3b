import {
  agreeOnKey,
  putRow,
  readKey,
  readRow,
  removeEverything,
  removeRows,
  removeRowsBefore,
} from './fileDatabase.ts';

/**
 * Files that were picked and not sent yet, beside the text in drafts.ts. They are personal: in the database
 * of the browser they lie encrypted, under a key that no script can take away. A browser may refuse; then
 * they live as long as the page.
 */
const inMemory = new Map<string, Promise<File>>();

const KEPT_MS = 14 * 24 * 60 * 60 * 1_000;
const CIPHER = 'AES-GCM';

/** Once for each id; what is kept under it never changes. */
export async function keepFile(id: string, coming: Promise<File>, now = Date.now()): Promise<void> {
  if (inMemory.has(id)) return;
  inMemory.set(id, coming);
  await attempt(async () => {
    const file = await coming;
    const key = (await readKey()) ?? (await makeKey());
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const bytes = await crypto.subtle.encrypt({ name: CIPHER, iv }, key, await file.arrayBuffer());
    // Meanwhile it may have been given up.
    if (!inMemory.has(id)) return;
    await putRow({ id, at: now, name: file.name, type: file.type, iv, bytes });
  });
}

export async function readKeptFile(id: string): Promise<File | null> {
  const known = inMemory.get(id);
  if (known) return known;
  const file = await attempt(async () => {
    const { row, key } = await readRow(id);
    if (!row || !key) return null;
    const { iv, name, type } = row;
    const bytes = await crypto.subtle.decrypt({ name: CIPHER, iv }, key, row.bytes);
    return new File([bytes], name, { type });
  });
  if (file) inMemory.set(id, Promise.resolve(file));
  return file;
}

export async function forgetFiles(ids: readonly string[]): Promise<void> {
  for (const id of ids) inMemory.delete(id);
  if (ids.length > 0) await attempt(() => removeRows(ids));
}

/** All of them, and their key with them. */
export async function forgetAllFiles(): Promise<void> {
  inMemory.clear();
  await attempt(removeEverything);
}

/** Those of visits that nobody has come back from. */
export async function forgetOldFiles(now = Date.now()): Promise<void> {
  await attempt(() => removeRowsBefore(now - KEPT_MS));
}

async function makeKey(): Promise<CryptoKey> {
  const usages = ['encrypt', 'decrypt'] as const;
  return agreeOnKey(await crypto.subtle.generateKey({ name: CIPHER, length: 256 }, false, usages));
}

async function attempt<T>(use: () => Promise<T>): Promise<T | null> {
  try {
    // Over plain http, and in some windows that leave no trace, browsers have neither.
    if (typeof indexedDB === 'undefined' || !globalThis.crypto?.subtle) return null;
    return await use();
  } catch {
    return null; // Switched off or full: the visit goes on without.
  }
}
