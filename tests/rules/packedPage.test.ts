import assert from 'node:assert';
import { randomBytes } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { array, asyncProperty, assert as check, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type PackedPage, packPage, withNonce } from '../../server/http/pages/packedPage.ts';

const newNonce = () => randomBytes(16).toString('base64');
const mark = newNonce();
const packedOf = async (html: string): Promise<PackedPage> => {
  const packed = await packPage(html, mark);
  assert(packed);
  return packed;
};
const unpacked = (bytes: Buffer) => brotliDecompressSync(bytes).toString();

describe('a document that is compressed once', () => {
  const long = Array.from({ length: 2_000 }, (_, i) => `<p>라포르 의원 ${i * 37}</p>`).join('');
  const html = `<style nonce="${mark}">p{}</style>${long}<script nonce="${mark}">1</script>${long}`;

  test('has the nonce of each response, wherever it stands', async () => {
    const packed = await packedOf(html);
    for (let round = 0; round < 50; round += 1) {
      const nonce = newNonce();
      expect(unpacked(withNonce(packed, nonce))).toBe(html.replaceAll(mark, nonce));
    }
  });

  test('is not changed by what a response puts in', async () => {
    const packed = await packedOf(html);
    withNonce(packed, newNonce());
    expect(unpacked(packed.bytes)).toBe(html);
  });

  test('costs hardly more bytes than one compressed whole', async () => {
    const apart = await packedOf(html);
    const whole = await packedOf(html.replaceAll(mark, ''));
    expect(apart.bytes.length - whole.bytes.length).toBeLessThan(100);
  });

  test('may have no nonce at all', async () => {
    expect(unpacked(withNonce(await packedOf('<p>'), newNonce()))).toBe('<p>');
  });

  test('is right whatever stands around the nonce', async () => {
    const around = array(string({ unit: 'binary' }), { minLength: 1, maxLength: 5 });
    await check(
      asyncProperty(around, async (parts) => {
        const document = parts.join(mark);
        const nonce = newNonce();
        const packed = await packPage(document, mark);
        if (packed) expect(unpacked(withNonce(packed, nonce))).toBe(parts.join(nonce));
      }),
      { numRuns: 200 },
    );
  });
});
