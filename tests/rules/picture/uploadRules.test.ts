import { describe, expect, it } from 'vitest';
import { pathOf } from '../../../contract/plain/fileAddress.ts';
import { isPhotoType } from '../../../contract/plain/photoTypes.ts';
import { photoFinder, uploadsOf } from '../../../server/domain/review/photoRules.ts';
import {
  keysOf,
  mediaFileOf,
  sizeOf,
  uploadIdOf,
  urlOf,
} from '../../../server/domain/upload/uploadRules.ts';

const ID = '3f2b8c1e-0000-4000-8000-000000000001';
const OTHER = '3f2b8c1e-0000-4000-8000-000000000002';

const fileAt = (url: string) => {
  return { url, path: pathOf(url), name: '', type: '', size: 0, hash: '' };
};

describe('an id in a path', () => {
  it.each([`upload/${ID}`, `bucket/upload/${ID}`, `media/upload/${ID}.webp`])(
    'is in %s',
    (path) => {
      expect(uploadIdOf(path)).toBe(ID);
    },
  );

  it.each([
    '',
    ID,
    `upload/${ID}/..`,
    `a/b/upload/${ID}`,
    `../../upload/${ID}.webp`,
    `upload/${ID.toUpperCase()}`,
    `media/upload/${ID}@360.webp`,
    `media/demo/${ID}.webp`,
  ])('is not in %s', (path) => {
    expect(uploadIdOf(path)).toBeNull();
  });
});

describe('the address of a picture', () => {
  it('has a width and a format, or the largest', () => {
    expect(mediaFileOf(`${ID}.webp`)).toEqual({ id: ID, width: undefined, format: 'webp' });
    expect(mediaFileOf(`${ID}@360.avif`)).toEqual({ id: ID, width: 360, format: 'avif' });
  });

  it.each([
    '',
    ID,
    `${ID}.avif`,
    `${ID}.jpg`,
    `${ID}@.webp`,
    `${ID}@99999.webp`,
    `../../${ID}.webp`,
  ])('is not %s', (name) => {
    expect(mediaFileOf(name)).toBeNull();
  });

  it('leads to one of the prepared sizes, or is not found', () => {
    const image = { url: '', widths: [360, 720, 900] };
    const sizeAt = (width?: number) => sizeOf({ id: ID, width, format: 'webp' }, image);
    expect([sizeAt(), sizeAt(360), sizeAt(720), sizeAt(361)]).toEqual([2, 0, 1, -1]);
    expect(sizeOf({ id: ID, width: undefined, format: 'webp' }, { url: '' })).toBe(-1);
  });

  it('of an upload leads back to the upload', () => {
    expect(uploadIdOf(pathOf(urlOf(ID)))).toBe(ID);
  });
});

describe('the photos of a form', () => {
  const image = { url: `/media/upload/${ID}.webp` };
  const find = (reviewId: string | null, file: ReturnType<typeof fileAt>) =>
    photoFinder({ reviewId: 'r', shown: [], uploads: [{ id: ID, image, reviewId }] })(file);

  it('use each upload once, processed or not', () => {
    const form = {
      beforePhotos: [
        fileAt(`https://x.example/upload/${ID}`),
        fileAt('/media/demo/before-01.webp'),
      ],
      afterPhotos: [fileAt(image.url), fileAt(`/upload/${OTHER}`)],
    };
    expect(uploadsOf(form)).toEqual([ID, OTHER]);
  });

  it('are uploads that no other review shows', () => {
    expect(find(null, fileAt(image.url))).toBe(image);
    expect(find('r', fileAt(`/upload/${ID}`))).toBe(image);
    expect(find(null, { ...fileAt(image.url), path: image.url })).toBe(image);
    expect(find('another', fileAt(image.url))).toBeNull();
    expect(find(null, fileAt(`/upload/${OTHER}`))).toBeNull();
    expect(find(null, { ...fileAt(image.url), path: `upload/${ID}` })).toBeNull();
  });

  it('may stay if the review shows them already', () => {
    const shown = [{ url: 'https://cdn.example/media/demo/before-01.webp' }];
    const keep = photoFinder({ reviewId: 'r', shown, uploads: [] });
    expect(keep(fileAt('/media/demo/before-01.webp'))).toBe(shown[0]);
    expect(keep(fileAt('/media/demo/before-02.webp'))).toBeNull();
  });
});

describe('other rules of uploads', () => {
  it('which types are pictures', () => {
    expect(['image/jpeg', 'IMAGE/PNG', 'image/webp'].every(isPhotoType)).toBe(true);
    expect(['image/svg+xml', 'image/heic', 'text/html', ''].some(isPhotoType)).toBe(false);
  });

  it('an upload never has more than seven keys', () => {
    expect(keysOf(ID).toSorted()).toEqual([
      ...[0, 1, 2].flatMap((size) => [`media/${ID}-${size}.avif`, `media/${ID}-${size}.webp`]),
      `upload/${ID}`,
    ]);
  });
});
