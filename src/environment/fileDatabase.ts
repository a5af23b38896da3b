import type { DraftOwner } from './draftKeys.ts';
import { FILE_DATABASE } from './forgetDevice.ts';

/** A file as stored in IndexedDB. */
interface FileRow {
  id: string;
  owner: DraftOwner;
  /** When it was stored, in milliseconds since 1970. */
  at: number;
  name: string;
  type: string;
  iv: Uint8Array<ArrayBuffer>;
  bytes: ArrayBuffer;
}

const FILES = 'file';
const KEYS = 'key';
const THE_KEY = 'files';

/** Opens the database for one operation and closes it: an open connection would block deleting it. */
async function inDatabase<T>(
  mode: IDBTransactionMode,
  work: (files: IDBObjectStore, keys: IDBObjectStore) => Promise<T>,
): Promise<T> {
  const database = await openDatabase();
  try {
    const step = database.transaction([FILES, KEYS], mode);
    const done = new Promise<void>((resolve, reject) => {
      step.oncomplete = () => resolve();
      step.onabort = () => reject(step.error);
    });
    const [result] = await Promise.all([
      work(step.objectStore(FILES), step.objectStore(KEYS)),
      done,
    ]);
    return result;
  } finally {
    database.close();
  }
}

export const putRow = (row: FileRow) =>
  inDatabase('readwrite', (files) => answerTo(files.put(row)));

/** Undefined if the row does not exist or cannot be read. */
export const readRow = (id: string) =>
  inDatabase('readonly', async (files, keys) => ({
    row: (await answerTo(files.get(id))) as FileRow | undefined, // only putRow writes here
    key: await keyIn(keys),
  }));

export const removeRows = (ids: readonly string[]) =>
  inDatabase('readwrite', async (files) => {
    for (const id of ids) files.delete(id);
  });

export const removeRowsBefore = (at: number) =>
  inDatabase('readwrite', async (files) => {
    const range = IDBKeyRange.upperBound(at);
    for (const id of await answerTo(files.index('at').getAllKeys(range))) files.delete(id);
  });

/** Removes the rows of an owner, and the key with the last row. */
export const removeRowsOf = (owner: DraftOwner) =>
  inDatabase('readwrite', async (files, keys) => {
    const rows: FileRow[] = await answerTo(files.getAll());
    const gone = rows.filter((row) => row.owner === owner);
    for (const { id } of gone) files.delete(id);
    if (gone.length === rows.length) keys.clear();
  });

/** The stored key, which another tab may have written in the meantime, or else this new one. */
export const agreeOnKey = (made: CryptoKey) =>
  inDatabase('readwrite', async (_, keys) => {
    const known = await keyIn(keys);
    if (!known) keys.put(made, THE_KEY);
    return known ?? made;
  });

export const readKey = () => inDatabase('readonly', (_, keys) => keyIn(keys));

const keyIn = async (keys: IDBObjectStore) =>
  (await answerTo(keys.get(THE_KEY))) as CryptoKey | undefined; // only agreeOnKey writes here

function openDatabase(): Promise<IDBDatabase> {
  const opening = indexedDB.open(FILE_DATABASE, 1);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore(FILES, { keyPath: 'id' }).createIndex('at', 'at');
    opening.result.createObjectStore(KEYS);
  };
  return answerTo(opening);
}

function answerTo<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
