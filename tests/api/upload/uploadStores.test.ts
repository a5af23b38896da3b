import { randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createS3FileStore } from '../../../server/files/s3FileStore.ts';
import { listen } from '../../support/app/server/listen.ts';
import { listenLocally } from '../../support/app/server/listenLocally.ts';
import { openTestApp, type TestApp } from '../../support/app/testApp.ts';
import { aDiskStore, type TestFileStore } from '../../support/app/testFileStore.ts';
import { anS3Store } from '../../support/fakes/fakeS3.ts';
import { put } from '../../support/fixtures/photoFiles.ts';

const MAX = 1_000;
const MB = 1024 * 1024;
const TYPE = 'image/webp';
const BYTES = new Uint8Array([1, 2, 3, 4, 5]);

let time = Date.parse('2026-11-20T12:00:00Z');
const now = () => new Date(time);

describe.each([
  ['disk', async () => aDiskStore(MAX)],
  ['S3', async () => anS3Store(MAX, now)],
  ['S3 with a temporary key', async () => anS3Store(MAX, now, 'a token/+=')],
])('the file store: %s', (name, open) => {
  let files: TestFileStore;
  let test: TestApp;
  beforeAll(async () => {
    files = await open();
    test = await openTestApp({ now, options: { fileStore: files.store } });
  });

  const newKey = () => `upload/${randomUUID()}`;
  const sign = (options: { key?: string; size?: number | null } = {}) =>
    files.store.signPut({ key: newKey(), type: TYPE, size: BYTES.length, now: now(), ...options });
  const send = (url: string, bytes = BYTES, type = TYPE) => put(test, url, bytes, type);

  it('UPL-02 UPL-03 takes the file of a signed address and answers 200', async () => {
    const key = newKey();
    expect(await send(await sign({ key }))).toBe(200);
    expect(await files.store.read(key)).toEqual(Buffer.from(BYTES));
  });

  it('UPL-04 without its query the address ends with the key', async () => {
    const key = newKey();
    const [address = ''] = (await sign({ key })).split('?');
    expect(new URL(address).pathname.endsWith(`/${key}`)).toBe(true);
  });

  it('accepts any length if none was announced', async () => {
    const key = newKey();
    expect(await send(await sign({ key, size: null }), new Uint8Array(7))).toBe(200);
    expect(await files.store.read(key)).toHaveLength(7);
  });

  describe('T49 refuses anything that was not signed', () => {
    it('another key', async () => {
      const key = newKey();
      const url = (await sign({ key })).replace(key, newKey());
      expect(await send(url)).toBe(403);
    });

    it('another type', async () => {
      expect(await send(await sign(), BYTES, 'text/html')).toBe(403);
    });

    it('another length', async () => {
      const key = newKey();
      const url = await sign({ key });
      expect(await send(url, new Uint8Array(4))).toBe(403);
      expect(await send(url, new Uint8Array(6))).toBe(403);
      expect(await files.store.read(key)).toBeNull();
    });

    it('a changed query, or none', async () => {
      const url = new URL(await sign());
      for (const [name, value] of [...url.searchParams]) {
        const changed = new URL(url);
        changed.searchParams.set(name, value === '5' ? '6' : `${value}0`);
        expect(await send(changed.href), name).toBe(403);
        changed.searchParams.delete(name);
        expect(await send(changed.href), name).toBe(403);
      }
      expect(await send(url.origin + url.pathname)).toBe(403);
    });

    it('an address that is older than five minutes', async () => {
      const [early, late] = [await sign(), await sign()];
      time += 299_000;
      expect(await send(early)).toBe(200);
      time += 2_000;
      expect(await send(late)).toBe(403);
    });

    it('any other method', async () => {
      const url = await sign();
      const isOurs = url.startsWith('http://localhost:3000');
      for (const method of ['GET', 'POST', 'DELETE', 'PATCH']) {
        const init = { method, headers: { 'Content-Type': TYPE } };
        const { status } = await (isOurs ? test.app.request(url, init) : fetch(url, init));
        expect([403, 405], method).toContain(status);
      }
    });
  });

  it('stores nothing of a file that is too long', async () => {
    const key = newKey();
    const status = await send(await sign({ key, size: null }), new Uint8Array(MAX + 1));
    expect(name !== 'disk' || status === 413).toBe(true);
    expect(await files.store.read(key)).toBeNull();
  });

  it('T53 answers the size of a file without reading it', async () => {
    const key = newKey();
    expect(await files.store.sizeOf(key)).toBeNull();
    await send(await sign({ key }));
    expect(await files.store.sizeOf(key)).toBe(BYTES.length);
    expect(files.store.maxBytes).toBe(MAX);
  });

  it('writes and replaces whole files, reads them and deletes them', async () => {
    const key = `media/${randomUUID()}-0.webp`;
    expect(await files.store.read(key)).toBeNull();
    await files.store.write(key, new Uint8Array([1]), 'image/webp');
    await files.store.write(key, BYTES, 'image/webp');
    expect(await files.store.read(key)).toEqual(Buffer.from(BYTES));
    await files.store.remove(key);
    await files.store.remove(key);
    expect(await files.store.read(key)).toBeNull();
  });

  it('leaves nothing unfinished behind', () => {
    expect(files.keys().filter((key) => key.startsWith('unfinished'))).toEqual([]);
  });
});

describe('a bucket', () => {
  const unavailable = { code: 'provider_unavailable' };

  it('is not available when it does not answer', async () => {
    const keys = { accessKeyId: 'a', secretAccessKey: 'b', region: 'c', bucket: 'd' };
    const store = createS3FileStore({ ...keys, endpoint: 'http://127.0.0.1:9' }, MAX);
    const key = `media/${randomUUID()}-0.webp`;
    await expect(store.read(key)).rejects.toMatchObject(unavailable);
    await expect(store.write(key, BYTES, TYPE)).rejects.toMatchObject(unavailable);
    await expect(store.remove(key)).rejects.toMatchObject(unavailable);
  });

  it('is not available when it refuses our keys', async () => {
    const { endpoint } = await anS3Store(MAX, now);
    const keys = { accessKeyId: 'a', secretAccessKey: 'b', region: 'c', bucket: 'photos' };
    const store = createS3FileStore({ ...keys, endpoint }, MAX);
    await expect(store.read(`upload/${randomUUID()}`)).rejects.toMatchObject(unavailable);
  });
});

describe('a bucket with a temporary key', () => {
  it('is not available without the session token, or with another one', async () => {
    const { endpoint } = await anS3Store(MAX, now, 'a token');
    const keys = { accessKeyId: 'AKIDTEST', secretAccessKey: 'a secret/+=' };
    const settings = { ...keys, region: 'ap-northeast-2', bucket: 'photos', endpoint };
    const read = (token: { sessionToken?: string }) =>
      createS3FileStore({ ...settings, ...token }, MAX).read(`upload/${randomUUID()}`);
    expect(await read({ sessionToken: 'a token' })).toBeNull();
    for (const token of [{}, { sessionToken: 'ended' }]) {
      await expect(read(token)).rejects.toMatchObject({ code: 'provider_unavailable' });
    }
  });
});

describe('a bucket that accepts a file of unannounced size', () => {
  it('T53 a file that is too long is deleted when it is first read', async () => {
    const { store, keys } = await anS3Store(MAX, now);
    const test = await openTestApp({ now, options: { fileStore: store } });
    const key = `upload/${randomUUID()}`;
    const url = await store.signPut({ key, type: TYPE, size: null, now: now() });
    expect(await put(test, url, new Uint8Array(MAX + 1), TYPE)).toBe(200);
    expect(keys()).toEqual([key]);
    expect(await store.read(key)).toBeNull();
    expect(keys()).toEqual([]);
  });

  it('T53 a file without a known length is not read to the end', async () => {
    let isCut = false;
    const server = createServer((request, response) => {
      if (request.method === 'DELETE') return response.writeHead(204).end();
      response.on('close', () => {
        isCut = true;
      });
      const more = () => response.write(Buffer.alloc(MB));
      response.on('drain', more);
      more();
    });
    const port = await listenLocally(server);
    const keys = { accessKeyId: 'a', secretAccessKey: 'b', region: 'c', bucket: 'photos' };
    const store = createS3FileStore({ ...keys, endpoint: `http://127.0.0.1:${port}` }, 5 * MB);
    expect(await store.read(`upload/${randomUUID()}`)).toBeNull();
    await vi.waitFor(() => expect(isCut).toBe(true));
  });
});

describe('the disk', () => {
  it('T54 never leaves its folder', async () => {
    const { store } = aDiskStore();
    for (const key of ['../../x', 'upload/../../x', '/etc/passwd', 'upload/a\0b', 'signing.key']) {
      await expect(store.read(key)).rejects.toThrow('Not a key');
      await expect(store.write(key, BYTES, TYPE)).rejects.toThrow('Not a key');
    }
  });

  it('stores nothing if the sender disconnects, and the address stays valid', async () => {
    const { store, keys } = aDiskStore();
    const test = await openTestApp({ now, options: { fileStore: store } });
    const key = `upload/${randomUUID()}`;
    const url = await store.signPut({ key, type: TYPE, size: BYTES.length, now: now() });
    const body = new ReadableStream({
      pull: (controller) => {
        controller.enqueue(BYTES.slice(0, 2));
        controller.error(new Error('gone'));
      },
    });
    const headers = { 'Content-Type': TYPE };
    const init: RequestInit & { duplex: 'half' } = { method: 'PUT', body, headers, duplex: 'half' };
    const { status } = await test.app.request(url, init);
    expect(status).toBe(400);
    expect(keys()).toEqual([]);
    expect(await put(test, url, BYTES, TYPE)).toBe(200);
  });

  it('T49 accepts one file for an address, and no second', async () => {
    const { store } = aDiskStore();
    const test = await openTestApp({ now, options: { fileStore: store } });
    const key = `upload/${randomUUID()}`;
    const url = await store.signPut({ key, type: TYPE, size: BYTES.length, now: now() });
    const answers = await Promise.all([1, 2, 3].map(() => put(test, url, BYTES, TYPE)));
    expect(answers.sort()).toEqual([200, 409, 409]);
    expect(await store.read(key)).toHaveLength(5);
  });

  it('T53 writes while it reads, and stops when the file is too long', async () => {
    const { store, keys, folder } = aDiskStore(20 * MB);
    const test = await openTestApp({ now, options: { fileStore: store } });
    const { url: server } = await listen(test);
    const written = () =>
      keys()
        .filter((key) => key.startsWith('unfinished/'))
        .reduce((sum, key) => sum + statSync(join(folder, key)).size, 0);
    const stream = async (megabytes: number) => {
      const key = `upload/${randomUUID()}`;
      const url = await store.signPut({ key, type: TYPE, size: null, now: now() });
      const init = { method: 'PUT', headers: { 'Content-Type': TYPE }, duplex: 'half' };
      // The second half is sent when most of the first is on the disk.
      const halfway = () => vi.waitFor(() => expect(written()).toBeGreaterThan(8 * MB), 5_000);
      const body = streamOf(megabytes, { at: 10, pause: halfway });
      return fetch(url.replace('http://localhost:3000', server), { ...init, body }).then(
        ({ status }) => status,
        () => 'cut off',
      );
    };
    expect(await stream(20)).toBe(200);
    expect([413, 'cut off']).toContain(await stream(200));
    await vi.waitFor(() => expect(keys()).toHaveLength(1));
  });

  it("processes that share the folder accept each other's signatures, and no others", async () => {
    const wish = { key: `upload/${randomUUID()}`, type: TYPE, size: 1, now: now() };
    const { store, folder } = aDiskStore();
    const url = await store.signPut(wish);
    expect(await aDiskStore(MAX, folder).store.signPut(wish)).toBe(url);
    expect(await aDiskStore(MAX).store.signPut(wish)).not.toBe(url);
  });
});

interface Pause {
  at: number;
  pause: () => Promise<void>;
}

function streamOf(megabytes: number, { at, pause }: Pause): ReadableStream<Uint8Array> {
  let sent = 0;
  return new ReadableStream({
    pull: async (controller) => {
      if (sent === megabytes) return controller.close();
      if (sent === at) await pause();
      sent += 1;
      controller.enqueue(new Uint8Array(MB));
    },
  });
}
