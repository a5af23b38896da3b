import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { createDemoPictures } from '../../../server/demo/pictures/demoPictures.ts';
import { isPictureKind, PICTURE_SIZES } from '../../../server/demo/pictures/pictureKinds.ts';
import { renderShareCard } from '../../../server/discovery/shareCard/renderShareCard.ts';

const home = mkdtempSync(join(tmpdir(), 'pictures-'));
let count = 0;
const freshDirectory = () => {
  count += 1;
  return join(home, `cache-${count}`);
};
afterAll(() => rmSync(home, { recursive: true }));

const kinds = Object.keys(PICTURE_SIZES).filter(isPictureKind);

const servePicture = (path: string, cache: string) =>
  createDemoPictures({ originals: 'server/demo/pictures/files', cache }).serve(path);

describe('demo pictures', () => {
  it.each(kinds)('prepares every width of a %s as AVIF and WebP, without EXIF', async (kind) => {
    const cache = freshDirectory();
    const { width, height, widths } = PICTURE_SIZES[kind];
    for (const wanted of widths) {
      for (const format of ['avif', 'webp']) {
        const served = await servePicture(`/media/demo/${kind}-03@${wanted}.${format}`, cache);
        const metadata = await sharp(served?.bytes).metadata();
        expect(served?.type).toBe(`image/${format}`);
        expect(metadata.format).toBe(format === 'avif' ? 'heif' : 'webp');
        expect(metadata.width).toBe(wanted);
        expect(metadata.height).toBe(Math.round((wanted * height) / width));
        expect(metadata.exif).toBeUndefined();
        expect(metadata.xmp).toBeUndefined();
        expect(served?.bytes.length).toBeLessThan(60_000);
      }
    }
  });

  it('the plain path and the largest width are the file itself', async () => {
    const cache = freshDirectory();
    const plain = await servePicture('/media/demo/clinic-05.webp', cache);
    const largest = await servePicture('/media/demo/clinic-05@400.webp', cache);
    expect(plain).toEqual(largest);
    expect(plain?.bytes).toEqual(readFileSync('server/demo/pictures/files/clinic-05.webp'));
    expect(() => readdirSync(cache)).toThrow('ENOENT');
  });

  it('30 simultaneous requests for one size share one encoding', async () => {
    const cache = freshDirectory();
    const pictures = createDemoPictures({ originals: 'server/demo/pictures/files', cache });
    const asked = Array.from({ length: 30 }, () =>
      pictures.serve('/media/demo/doctor-11@240.webp'),
    );
    const served = await Promise.all(asked);
    expect(new Set(served.map((one) => one?.bytes)).size).toBe(1);
    expect(readdirSync(cache)).toHaveLength(1);
  });

  it('later answers come from the disk', async () => {
    const cache = freshDirectory();
    await servePicture('/media/demo/event-02@240.webp', cache);
    const [kept = ''] = readdirSync(cache);
    writeFileSync(join(cache, kept), 'kept');
    const served = await servePicture('/media/demo/event-02@240.webp', cache);
    expect(served?.bytes.toString()).toBe('kept');
  });

  it('ETags differ between pictures and variants, and stay the same for one', async () => {
    const cache = freshDirectory();
    const paths = [
      'clinic-01@120.webp',
      'clinic-01@240.webp',
      'clinic-01@120.avif',
      'clinic-02@120.webp',
    ];
    const tagOf = async (name: string) => (await servePicture(`/media/demo/${name}`, cache))?.tag;
    const tags = await Promise.all(paths.map(tagOf));
    expect(new Set(tags).size).toBe(paths.length);
    expect(await tagOf('clinic-01@120.webp')).toBe(tags[0]);
  });

  it('still answers if nothing can be stored', async () => {
    const blocked = join(home, 'a-file');
    writeFileSync(blocked, '');
    const served = await servePicture('/media/demo/clinic-09@120.webp', join(blocked, 'cache'));
    expect(served?.bytes.length).toBeGreaterThan(100);
  });

  it.each([
    '/media/demo/../../../etc/passwd',
    '/media/demo/banner-99.webp',
    '/media/demo/clinic-01@121.webp',
  ])('has nothing at %s, and stores nothing', async (path) => {
    const cache = freshDirectory();
    expect(await servePicture(path, cache)).toBeNull();
    expect(() => readdirSync(cache)).toThrow('ENOENT');
  });
});

describe('renderShareCard', () => {
  const card = {
    language: 'ja',
    title: 'ナビ美容クリニック <&> 二重まぶた',
    subtitle: 'ソウル特別市江南区',
    ratingText: '4.8 (1,234)',
    brand: 'ナビ',
  } as const;

  it('makes a JPEG of 1200 by 600 without EXIF', async () => {
    const picture = await servePicture('/media/demo/banner-01@360.webp', freshDirectory());
    const bytes = await renderShareCard(card, picture?.bytes);
    const metadata = await sharp(bytes).metadata();
    expect(metadata).toMatchObject({ format: 'jpeg', width: 1200, height: 600 });
    expect(metadata.exif).toBeUndefined();
  });

  it('shows a drawing if the picture cannot be read', async () => {
    const without = await renderShareCard(card);
    const broken = await renderShareCard(card, Buffer.from('no picture'));
    expect(broken.equals(without)).toBe(true);
  });
});
