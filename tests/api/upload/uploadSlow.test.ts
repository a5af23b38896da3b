import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createS3FileStore } from '../../../server/files/s3FileStore.ts';
import { listenLocally } from '../../support/app/server/listenLocally.ts';
import { usedMemory } from '../../support/app/server/usedMemory.ts';
import { aDiskStore } from '../../support/app/testFileStore.ts';

const MAX = 1_000;
const TYPE = 'image/webp';
const BYTES = new Uint8Array([1, 2, 3, 4, 5]);

describe('a sender to the disk', () => {
  async function receiveOnDisk(body: ReadableStream, maxBytes?: number) {
    const { store, keys } = aDiskStore(maxBytes);
    const key = `upload/${randomUUID()}`;
    const url = await store.signPut({ key, type: TYPE, size: null, now: new Date() });
    const headers = { 'Content-Type': TYPE };
    const init: RequestInit & { duplex: 'half' } = { method: 'PUT', body, headers, duplex: 'half' };
    return { keys, received: store.receive?.(new Request(url, init), new Date()) };
  }

  it('gives up a sender that pauses for 20 seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    let sender: ReadableStreamDefaultController | undefined;
    const body = new ReadableStream({
      start: (controller) => {
        sender = controller;
      },
    });
    const { keys, received } = await receiveOnDisk(body);
    const refused = expect(received).rejects.toMatchObject({ message: 'body: stalled' });
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
    await vi.advanceTimersByTimeAsync(19_000);
    sender?.enqueue(BYTES);
    await vi.waitFor(() => expect(sender?.desiredSize).toBe(1));
    await vi.advanceTimersByTimeAsync(19_000);
    expect(keys()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1_000);
    await refused;
    expect(keys()).toEqual([]);
  });

  it('takes no more memory for a file of many tiny parts', async () => {
    const before = usedMemory();
    let most = 0;
    let sent = 0;
    const body = new ReadableStream({
      pull: (controller) => {
        controller.enqueue(new Uint8Array(1));
        sent += 1;
        if (sent < 20_000) return;
        most = usedMemory();
        controller.close();
      },
    });
    const { received } = await receiveOnDisk(body, 20_000);
    await received;
    expect(most - before).toBeLessThan(8_000_000);
  });
});

describe('a bucket', () => {
  it('is not available when it takes too long, also in the middle of a file', async () => {
    const server = createServer((request, response) => {
      if (request.url?.endsWith('half')) response.writeHead(200).write('half');
    });
    const port = await listenLocally(server);
    const keys = { accessKeyId: 'a', secretAccessKey: 'b', region: 'c', bucket: 'photos' };
    const store = createS3FileStore({ ...keys, endpoint: `http://127.0.0.1:${port}` }, MAX, 200);
    await Promise.all([
      expect(store.sizeOf('whole')).rejects.toMatchObject({ code: 'provider_unavailable' }),
      expect(store.read('whole')).rejects.toMatchObject({ code: 'provider_unavailable' }),
      expect(store.read('half')).rejects.toMatchObject({ code: 'provider_unavailable' }),
      expect(store.write('whole', BYTES, TYPE)).rejects.toMatchObject({
        code: 'provider_unavailable',
      }),
      expect(store.remove('whole')).rejects.toMatchObject({ code: 'provider_unavailable' }),
    ]);
  }, 10_000);
});
