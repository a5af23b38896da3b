import { readdirSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pictureColorsOf } from '../../../server/demo/pictures/pictureColors.ts';
import { pictureFileAt } from '../../../server/demo/pictures/pictureFile.ts';
import {
  isPictureKind,
  PICTURE_COUNTS,
  PICTURE_SIZES,
  type PictureKind,
} from '../../../server/demo/pictures/pictureKinds.ts';
import { pictureOf } from '../../../server/demo/pictures/pictureOf.ts';
import {
  detailPicturesAbout,
  eventPicturesAbout,
  resultPicturesAbout,
} from '../../../server/demo/pictures/picturesAbout.ts';

const kinds = Object.keys(PICTURE_COUNTS).filter(isPictureKind);
const numbersOf = (kind: PictureKind) =>
  Array.from({ length: PICTURE_COUNTS[kind] }, (_, index) => index + 1);
const all = kinds.flatMap((kind) => numbersOf(kind).map((number) => ({ kind, number })));

describe('files of the demo pictures', () => {
  it('there is one full-size WebP for every number of every kind, and nothing else', () => {
    const names = all.map(({ kind, number }) => `${kind}-${String(number).padStart(2, '0')}.webp`);
    expect(readdirSync('server/demo/pictures/files').sort()).toEqual(names.sort());
  });

  it('together they take at most 5 MB of the repository', () => {
    const bytes = readdirSync('server/demo/pictures/files')
      .map((name) => statSync(`server/demo/pictures/files/${name}`).size)
      .reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeLessThan(5_000_000);
  });
});

describe('pictureOf', () => {
  it('has size and variants of every picture, and the largest is the picture itself', () => {
    for (const { kind, number } of all) {
      const { url, width, height, widths } = pictureOf(kind, number);
      expect({ width, height }).toEqual({
        width: PICTURE_SIZES[kind].width,
        height: PICTURE_SIZES[kind].height,
      });
      expect(widths?.at(-1)).toBe(width);
      expect(pictureFileAt(url)).toMatchObject({ kind, number, width, format: 'webp' });
    }
  });

  it('gives a placeholder of at most 200 bytes that is safe in an attribute and in url()', () => {
    for (const { kind, number } of all) {
      const blur = pictureOf(kind, number).blur ?? '';
      expect(blur.length).toBeLessThanOrEqual(200);
      expect(blur).toMatch(/^data:image\/bmp;base64,[\w+/=]+$/);
    }
  });

  it('gives a placeholder that is a picture with the colours from top to bottom, and no document', () => {
    for (const { kind, number } of all) {
      const blur = pictureOf(kind, number).blur ?? '';
      const bitmap = Buffer.from(blur.split(',')[1] ?? '', 'base64');
      expect(bitmap.toString('latin1', 0, 2)).toBe('BM');
      expect(bitmap.readUInt32LE(2)).toBe(bitmap.length);
      const [start, width, height] = [10, 18, 22].map((place) => bitmap.readInt32LE(place));
      const lines = [0, 1, 2].map((line) => {
        const [blue, green, red] = bitmap.subarray((start ?? 0) + line * (width ?? 0) * 3);
        return `#${Buffer.from([red ?? 0, green ?? 0, blue ?? 0]).toString('hex')}`;
      });
      expect([height, lines]).toEqual([-3, [...pictureColorsOf(kind, number)]]);
    }
  });

  it('starts again when the numbers run out', () => {
    expect(pictureOf('clinic', 31)).toEqual(pictureOf('clinic', 1));
    expect(pictureOf('banner', 96).url).toBe('/media/demo/banner-48.webp');
  });
});

describe('pictures about a part of the body', () => {
  const parts = [
    'eyes',
    'nose',
    'contour',
    'forehead',
    'lips',
    'skin',
    'teeth',
    'breast',
    'body',
    'hair',
  ];

  it.each(parts)('exist for %s', (part) => {
    expect(eventPicturesAbout(part, 'surgery').length).toBeGreaterThan(3);
    expect(detailPicturesAbout(part, 'surgery').length).toBeGreaterThan(1);
    expect(resultPicturesAbout(part).length).toBeGreaterThan(5);
  });

  it('a treatment of the skin is not shown with the tool of another one', () => {
    const injection = detailPicturesAbout('skin', 'injection');
    const laser = detailPicturesAbout('skin', 'device');
    const neither = detailPicturesAbout('skin', 'medication');
    expect(injection.filter((number) => laser.includes(number))).toEqual(neither);
    expect(injection.length).toBeGreaterThan(neither.length);
    expect(laser.length).toBeGreaterThan(neither.length);
  });

  it('an unknown part can have all of them', () => {
    expect(eventPicturesAbout('elbow', 'device')).toHaveLength(PICTURE_COUNTS.event);
  });
});

describe('pictureFileAt', () => {
  it('reads the variants that exist', () => {
    expect(pictureFileAt('/media/demo/banner-07@360.avif')).toEqual({
      kind: 'banner',
      number: 7,
      width: 360,
      format: 'avif',
    });
  });

  it.each([
    '',
    '/',
    'banner-07.webp',
    '/media/demo/',
    '/media/demo/banner-00.webp',
    '/media/demo/banner-49.webp',
    '/media/demo/banner-7.webp',
    '/media/demo/banner-007.webp',
    '/media/demo/banner-07.avif',
    '/media/demo/banner-07.png',
    '/media/demo/banner-07@361.webp',
    '/media/demo/banner-07@0360.webp',
    '/media/demo/banner-07@99999.webp',
    '/media/demo/doctor-01@720.webp',
    '/media/demo/Banner-07.webp',
    '/media/demo/constructor-01.webp',
    '/media/demo/toString-01.webp',
    '/media/demo/__proto__-01.webp',
    '/media/demo/../demo/banner-07.webp',
    '/media/demo/../../package.json',
    '/media/demo/..%2f..%2fpackage.json',
    '/media/demo/banner-07.webp\0',
    '/media/demo/banner-07.webp\n',
    '/media/demo/banner-07.webp?x=1',
    '/media/demo/banner-０７.webp',
  ])('knows no picture at %j', (path) => {
    expect(pictureFileAt(path)).toBeNull();
  });

  it('rejects an endless name at once', () => {
    expect(pictureFileAt(`/media/demo/${'a'.repeat(1_000_000)}-01.webp`)).toBeNull();
  });
});
