import { describe, expect, it, vi } from 'vitest';
import { pathOf, withoutQuery } from '../../../contract/plain/fileAddress.ts';
import { fitWithin } from '../../../src/lib/image.ts';
import { randomKey } from '../../../src/lib/randomKey.ts';

describe('the address of a file', () => {
  it.each([
    ['https://b.example/upload/a?X-Amz-Signature=1&x=%3F', 'https://b.example/upload/a'],
    ['/upload/a?signature=1', '/upload/a'],
    ['https://b.example/upload/a#x', 'https://b.example/upload/a'],
    [
      'https://b.example/upload/%EC%82%AC%EC%A7%84.jpg',
      'https://b.example/upload/%EC%82%AC%EC%A7%84.jpg',
    ],
  ])('UPL-04 %s is kept without its signature', (signed, kept) => {
    expect(withoutQuery(signed)).toBe(kept);
  });

  it.each([
    ['https://b.example/bucket/upload/a?signature=1', 'bucket/upload/a'],
    ['http://127.0.0.1:3000/upload/a', 'upload/a'],
    ['/media/upload/a.webp', 'media/upload/a.webp'],
    ['https://b.example', ''],
    ['', ''],
  ])('AMB-74 the path of %s has no leading slash', (url, path) => {
    expect(pathOf(url)).toBe(path);
  });
});

describe('the size of a photo', () => {
  it.each([
    [
      { width: 4_000, height: 3_000 },
      { width: 2_560, height: 1_920 },
    ],
    [
      { width: 3_000, height: 4_000 },
      { width: 1_920, height: 2_560 },
    ],
    [
      { width: 800, height: 600 },
      { width: 800, height: 600 },
    ],
    [
      { width: 2_560, height: 2_560 },
      { width: 2_560, height: 2_560 },
    ],
    [
      { width: 30_000, height: 2 },
      { width: 2_560, height: 1 },
    ],
  ])('%j becomes %j: shrunk, never enlarged', (size, fitted) => {
    expect(fitWithin(size, 2_560)).toEqual(fitted);
  });
});

describe('a key', () => {
  it('is long, plain and always different', () => {
    expect(randomKey()).toMatch(/^[\da-f]{32}$/);
    expect(randomKey()).not.toBe(randomKey());
    vi.spyOn(crypto, 'getRandomValues').mockImplementationOnce((bytes) => bytes);
    expect(randomKey()).toBe('0'.repeat(32));
  });
});
