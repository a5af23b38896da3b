import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDirectoryKeyStore } from '../../../server/crypto/directoryKeyStore.ts';
import { readMasterKeys } from '../../../server/crypto/readMasterKeys.ts';
import { createDiskFileStore } from '../../../server/files/diskFileStore.ts';

const ID = '0193a000-0000-7000-8000-00000000000a';

let folder: string;
/** The files and folders that the disk was asked to write, by their number in the file system. */
let synced: Set<number>;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'durable-'));
  synced = new Set();
  const handle = await open(folder);
  const prototype: FileHandle = Object.getPrototypeOf(handle);
  const { sync } = prototype;
  await handle.close();
  vi.spyOn(prototype, 'sync').mockImplementation(async function (this: FileHandle) {
    await sync.call(this);
    synced.add((await this.stat()).ino);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const isSynced = (...path: string[]) => synced.has(statSync(join(folder, ...path)).ino);

describe('after a power cut there is', () => {
  it('the key of a member, with each folder above it', async () => {
    await createDirectoryKeyStore(folder).create(ID, () => 'wrapped');
    expect([isSynced('member', '0a', ID), isSynced('member', '0a'), isSynced('member')]).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('each secret that the first process made, with its name', async () => {
    const store = createDiskFileStore({ folder, ownOrigin: 'http://localhost', maxBytes: 10 });
    await store.signPut({ key: `upload/${ID}`, type: 'image/png', size: 5, now: new Date() });
    expect([isSynced('signing.key'), isSynced()]).toEqual([true, true]);
    const demo = join(folder, 'demo');
    const ownFile = join(demo, 'master.key');
    await readMasterKeys({ key: null, command: null, oldKey: null, ownFile });
    expect([isSynced('demo', 'master.key'), isSynced('demo')]).toEqual([true, true]);
    expect(readdirSync(demo)).toEqual(['master.key']);
  });

  it('a picture that the server wrote, with its name', async () => {
    const store = createDiskFileStore({ folder, ownOrigin: 'http://localhost', maxBytes: 10 });
    await store.write(`media/${ID}`, Buffer.from('bytes'), 'image/webp');
    expect([isSynced('media', ID), isSynced('media')]).toEqual([true, true]);
  });

  it('a photo that a browser uploaded, with its name', async () => {
    const ownOrigin = 'http://localhost';
    const store = createDiskFileStore({ folder, ownOrigin, maxBytes: 10 });
    const now = new Date();
    const url = await store.signPut({ key: `upload/${ID}`, type: 'image/png', size: 5, now });
    const headers = { 'Content-Type': 'image/png' };
    await store.receive?.(new Request(url, { method: 'PUT', headers, body: 'bytes' }), now);
    expect([isSynced('upload', ID), isSynced('upload')]).toEqual([true, true]);
  });
});
