import { afterEach, describe, expect, it, vi } from 'vitest';
import { drawPicture } from '../../server/pictures/drawPicture.ts';
import { pictureFileAt } from '../../server/pictures/pictureFile.ts';
import {
  isPictureKind,
  PICTURE_COUNTS,
  PICTURE_SIZES,
  type PictureKind,
} from '../../server/pictures/pictureKinds.ts';
import { pictureOf } from '../../server/pictures/pictureOf.ts';
import {
  detailPicturesAbout,
  eventPicturesAbout,
  resultPicturesAbout,
} from '../../server/pictures/picturesAbout.ts';

const kinds = Object.keys(PICTURE_COUNTS).filter(isPictureKind);
const numbersOf = (kind: PictureKind) =>
  Array.from({ length: PICTURE_COUNTS[kind] }, (_, index) => index + 1);
const all = kinds.flatMap((kind) => numbersOf(kind).map((number) => ({ kind, number })));

describe('drawPicture', () => {
  afterEach(() => vi.restoreAllMocks());

  it('draws the same bytes for the same number, whatever was drawn in between', () => {
    const first = all.map(({ kind, number }) => drawPicture(kind, number));
    const again = all.toReversed().map(({ kind, number }) => drawPicture(kind, number));
    expect(again.toReversed()).toEqual(first);
  });

  it('leaves nothing to chance or to the clock', () => {
    const refuse = () => {
      throw new Error('a picture asked for chance or time');
    };
    vi.spyOn(Math, 'random').mockImplementation(refuse);
    vi.spyOn(Date, 'now').mockImplementation(refuse);
    for (const { kind, number } of all) expect(drawPicture(kind, number)).toContain('</svg>');
  });

  it.each(kinds)('has a different %s for every number', (kind) => {
    const drawings = numbersOf(kind).map((number) => drawPicture(kind, number));
    expect(new Set(drawings).size).toBe(PICTURE_COUNTS[kind]);
  });

  it('draws after as another state of before', () => {
    for (const number of numbersOf('before')) {
      expect(drawPicture('after', number)).not.toBe(drawPicture('before', number));
    }
  });

  it('holds no words, scripts, references to elsewhere or broken numbers, and stays light', () => {
    for (const { kind, number } of all) {
      const svg = drawPicture(kind, number);
      expect(svg).not.toMatch(/<(text|script|style|image|foreignObject|use)\b|href|on\w+=/);
      expect(svg).not.toMatch(/NaN|undefined|null|Infinity/);
      expect(svg.length, `${kind} ${number}`).toBeLessThan(40_000);
    }
  });

  it('names every paint that it uses', () => {
    for (const { kind, number } of all) {
      const svg = drawPicture(kind, number);
      const named = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
      const used = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
      expect(used.filter((id) => !named.has(id))).toEqual([]);
    }
  });

  it('scales to the width it is asked for', () => {
    expect(drawPicture('banner', 1, 360)).toContain('width="360" height="180"');
    expect(drawPicture('detail', 1, 720)).toContain('width="720" height="960"');
  });
});

describe('pictureOf', () => {
  it('tells size and variants of every picture, the largest being the picture itself', () => {
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

  it('gives a placeholder of at most 400 bytes that is safe in an attribute and in url()', () => {
    for (const { kind, number } of all) {
      const blur = pictureOf(kind, number).blur ?? '';
      expect(blur.length).toBeLessThanOrEqual(400);
      expect(blur).toMatch(/^data:image\/svg\+xml,[^\s"'<>()#]+$/);
      expect(decodeURIComponent(blur)).toContain('</svg>');
    }
  });

  it('starts over when the numbers run out', () => {
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

  it.each(parts)('there are some about %s', (part) => {
    expect(eventPicturesAbout(part).length).toBeGreaterThan(3);
    expect(detailPicturesAbout(part).length).toBeGreaterThan(1);
    expect(resultPicturesAbout(part).length).toBeGreaterThan(5);
  });

  it('all of them suit an unknown part', () => {
    expect(eventPicturesAbout('elbow')).toHaveLength(PICTURE_COUNTS.event);
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

  it('gives up on an endless name at once', () => {
    expect(pictureFileAt(`/media/demo/${'a'.repeat(1_000_000)}-01.webp`)).toBeNull();
  });
});
