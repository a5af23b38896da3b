import { describe, expect, it } from 'vitest';
import { openBytes, sealBytes } from '../../../server/crypto/sealedFile.ts';

const KEY = Buffer.alloc(32, 1);
const FRAME = 64 * 1024;

async function* partsOf(bytes: Buffer, size = 10_000) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function collect(parts: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = [];
  for await (const part of parts) all.push(part);
  return Buffer.concat(all);
}

const sealed = (bytes: Buffer) => collect(sealBytes(partsOf(bytes), KEY));
const opened = (bytes: Buffer, key = KEY, size?: number) =>
  collect(openBytes(partsOf(bytes, size), key));
const content = (length: number) =>
  Buffer.from(Array.from({ length }, (_, at) => (at * 7 + (at >> 8)) % 256));

describe('a sealed file', () => {
  it.each([0, 1, FRAME - 1, FRAME, FRAME + 1, 3 * FRAME])(
    'of %i bytes opens again',
    async (length) => {
      const bytes = await sealed(content(length));
      for (const size of [11, 40_000, 1_000_000]) {
        expect((await opened(bytes, KEY, size)).equals(content(length))).toBe(true);
      }
    },
  );

  it('is another one each time, and shows nothing of its content', async () => {
    const text = Buffer.from('상담 내용'.repeat(100));
    const [one, other] = [await sealed(text), await sealed(text)];
    expect(one.equals(other)).toBe(false);
    expect(one.includes('상담')).toBe(false);
  });

  it('does not open when it was cut, also between two frames', async () => {
    const bytes = await sealed(content(2 * FRAME + 100));
    const head = bytes.length - (2 * (FRAME + 16) + 116);
    for (const length of [0, 5, head, head + 10, head + FRAME + 16, bytes.length - 1]) {
      await expect(opened(bytes.subarray(0, length))).rejects.toThrow('cut');
    }
  });

  it('does not open when a byte was changed, added, or frames changed places', async () => {
    const bytes = await sealed(content(2 * FRAME));
    const head = bytes.length - 2 * (FRAME + 16);
    const frames = [bytes.subarray(head, head + FRAME + 16), bytes.subarray(head + FRAME + 16)];
    for (const at of [15, head, head + FRAME + 5, bytes.length - 1]) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      await expect(opened(changed)).rejects.toThrow('was changed or cut');
    }
    await expect(opened(Buffer.concat([bytes, Buffer.of(0)]))).rejects.toThrow('was changed');
    const swapped = Buffer.concat([bytes.subarray(0, head), ...frames.reverse()]);
    await expect(opened(swapped)).rejects.toThrow('was changed or cut');
  });

  it('says that the key is another one, or that the file is not encrypted', async () => {
    const bytes = await sealed(content(10));
    await expect(opened(bytes, Buffer.alloc(32, 2))).rejects.toThrow('with another key');
    await expect(opened(content(100))).rejects.toThrow('is not encrypted');
  });

  it('never has more than a few frames in memory', async () => {
    let given = 0;
    async function* endless() {
      for (;;) {
        given += 1;
        yield Buffer.alloc(FRAME);
      }
    }
    let taken = 0;
    for await (const part of openBytes(sealBytes(endless(), KEY), KEY)) {
      taken += part.length / FRAME;
      if (taken > 50) break;
    }
    expect(given - taken).toBeLessThan(5);
  });
});
