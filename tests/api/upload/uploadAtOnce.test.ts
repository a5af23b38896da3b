import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createDiskFileStore } from '../../../server/files/diskFileStore.ts';

const folder = mkdtempSync(join(tmpdir(), 'files-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const openStore = () =>
  createDiskFileStore({ folder, ownOrigin: 'http://localhost', maxBytes: 1_000 });

describe('the file store on this disk', () => {
  it('T50 accepts few simultaneous uploads to one address, so that they cannot fill the disk, and keeps one', async () => {
    const store = openStore();
    const now = new Date();
    const key = `upload/${randomUUID()}`;
    const url = await store.signPut({ key, type: 'image/webp', size: null, now });
    const finish: (() => void)[] = [];
    const slow = () =>
      new ReadableStream({
        start(controller) {
          controller.enqueue(new Uint8Array([1]));
          finish.push(() => controller.close());
        },
      });
    const put = () =>
      store.receive?.(
        new Request(url, {
          method: 'PUT',
          body: slow(),
          headers: { 'Content-Type': 'image/webp' },
          duplex: 'half',
        } as RequestInit), // `duplex` is missing in the types of Node
        now,
      );
    const taken = [put(), put(), put()];
    await expect(put()).rejects.toMatchObject({ code: 'request_in_flight' });
    for (const end of finish) end();
    // An address accepts one file: the first one that is complete.
    const outcomes = await Promise.allSettled(taken);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await store.read(key)).toEqual(Buffer.from([1]));
  });
});
