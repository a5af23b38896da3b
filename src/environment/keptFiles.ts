import { DAY_MS } from '../../contract/plain/days.ts';
import type { DraftOwner } from './draftKeys.ts';
import {
  agreeOnKey,
  putRow,
  readKey,
  readRow,
  removeRows,
  removeRowsBefore,
  removeRowsOf,
} from './fileDatabase.ts';

/**
 * Files that were picked but not sent, beside the texts in drafts.ts. They are personal: in IndexedDB they are
 * encrypted with a key that scripts cannot export. Without IndexedDB they last as long as the page.
 */
const inMemory = new Map<string, { file: Promise<File>; owner: DraftOwner }>();

const KEPT_MS = 14 * DAY_MS;
const CIPHER = 'AES-GCM';

/** Called once per id; the stored file never changes. */
export async function keepFile(
  id: string,
  coming: Promise<File>,
  owner: DraftOwner,
): Promise<void> {
  if (inMemory.has(id)) return;
  inMemory.set(id, { file: coming, owner });
  await attempt(async () => {
    const file = await coming;
    const key = (await readKey()) ?? (await makeKey());
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const bytes = await crypto.subtle.encrypt({ name: CIPHER, iv }, key, await file.arrayBuffer());
    // The file may have been removed in the meantime.
    if (!inMemory.has(id)) return;
    await putRow({ id, owner, at: Date.now(), name: file.name, type: file.type, iv, bytes });
  });
}

export async function readKeptFile(id: string): Promise<File | null> {
  const known = inMemory.get(id);
  if (known) return known.file;
  return attempt(async () => {
    const { row, key } = await readRow(id);
    if (!row || !key) return null;
    const { iv, name, type, owner } = row;
    const bytes = await crypto.subtle.decrypt({ name: CIPHER, iv }, key, row.bytes);
    const file = new File([bytes], name, { type });
    inMemory.set(id, { file: Promise.resolve(file), owner });
    return file;
  });
}

export async function forgetFiles(ids: readonly string[]): Promise<void> {
  for (const id of ids) inMemory.delete(id);
  if (ids.length > 0) await attempt(() => removeRows(ids));
}

/** Removes all files of an owner. */
export async function forgetAllFiles(owner: DraftOwner): Promise<void> {
  for (const [id, kept] of inMemory) if (kept.owner === owner) inMemory.delete(id);
  await attempt(() => removeRowsOf(owner));
}

/** Removes files that are older than 14 days. */
export async function forgetOldFiles(): Promise<void> {
  await attempt(() => removeRowsBefore(Date.now() - KEPT_MS));
}

async function makeKey(): Promise<CryptoKey> {
  const usages = ['encrypt', 'decrypt'] as const;
  return agreeOnKey(await crypto.subtle.generateKey({ name: CIPHER, length: 256 }, false, usages));
}

async function attempt<T>(use: () => Promise<T>): Promise<T | null> {
  try {
    // Pages over plain http and some private windows lack these APIs.
    if (typeof indexedDB === 'undefined' || !globalThis.crypto?.subtle) return null;
    return await use();
  } catch {
    return null; // Storage is disabled or full.
  }
}
