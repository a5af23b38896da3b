import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MAX_UPLOAD_BYTES } from '../../../contract/plain/limits.ts';
import { createDiskFileStore } from '../../../server/files/diskFileStore.ts';
import type { FileStore } from '../../../server/files/fileStore.ts';
import { afterFile } from '../setup/afterFile.ts';
import { testClientConfig } from './testClientConfig.ts';

export interface TestFileStore {
  store: FileStore;
  /** The keys of all stored files. */
  keys: () => string[];
}

/** In its own folder, deleted after the file. */
export function aDiskStore(
  maxBytes: number = MAX_UPLOAD_BYTES,
  folder: string = mkdtempSync(join(tmpdir(), 'files-')),
): TestFileStore & { folder: string } {
  afterFile(() => rmSync(folder, { recursive: true, force: true }));
  const ownOrigin = testClientConfig.publicUrl;
  const keysIn = (name: string) => readdirSync(join(folder, name)).map((file) => `${name}/${file}`);
  return {
    folder,
    store: createDiskFileStore({ folder, ownOrigin, maxBytes }),
    keys: () => ['upload', 'media', 'unfinished'].flatMap(keysIn),
  };
}
