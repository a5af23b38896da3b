import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MAX_UPLOAD_BYTES } from '../../../contract/plain/limits.ts';
import type { ReviewForm, UploadedFile } from '../../../contract/review.ts';
import { emptyTables, forOneEngine } from '../../support/app/database/testDatabase.ts';
import { openTestApp, type TestApp } from '../../support/app/testApp.ts';
import { aDiskStore, type TestFileStore } from '../../support/app/testFileStore.ts';
import { anS3Store } from '../../support/fakes/fakeS3.ts';
import { asMember, fakeSessions } from '../../support/fakes/fakeSessions.ts';
import { changeInPublic } from '../../support/fixtures/changeInPublic.ts';
import { aCounsel, aMember, aReview, type CounselRow } from '../../support/fixtures/factories.ts';
import { aPhoto, aPhotoWithGps, put, sendFile } from '../../support/fixtures/photoFiles.ts';
import { reviewForm } from '../../support/fixtures/reviewForm.ts';

const STORES = [
  ['disk', async () => aDiskStore()],
  ['S3', async () => anS3Store()],
] as const;

forOneEngine((_engine, open) =>
  describe.each(STORES)('photos of reviews, on %s', (_name, openStore) => {
    let test: TestApp;
    let files: TestFileStore;
    let me: string;
    let other: string;
    let counsel: CounselRow;

    beforeAll(async () => {
      files = await openStore();
      const options = { sessions: fakeSessions, fileStore: files.store };
      test = await openTestApp({ db: await open(), options });
    });
    beforeEach(async () => {
      await emptyTables(test.db);
      for (const key of files.keys()) await files.store.remove(key);
      me = (await aMember(test.db)).id;
      other = (await aMember(test.db)).id;
      counsel = await aCounsel(test.db, { member_id: me });
    });

    const send = async (color: string, memberId = me) =>
      sendFile(test, memberId, { bytes: await aPhoto(color) });
    const write = (changes: Partial<ReviewForm>) =>
      test.send('POST', '/member/reviews', reviewForm(counsel, changes), asMember(me));
    const edit = (id: string, changes: Partial<ReviewForm>) =>
      test.send('PATCH', `/member/reviews/${id}`, reviewForm(counsel, changes), asMember(me));
    const written = async (changes: Partial<ReviewForm>) => {
      const { status, body } = await write(changes);
      expect({ status, body }).toMatchObject({ status: 200 });
      return Object(body).data;
    };
    const bytesAt = async (url: string, headers: Record<string, string> = {}) => {
      const answer = await test.app.request(url, { headers });
      return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
    };
    const colorAt = async (url: string) => {
      const { bytes } = await bytesAt(url);
      const { dominant } = await sharp(bytes).stats();
      return dominant.r > dominant.b ? 'red' : 'blue';
    };
    const urlsOf = (photos: { url: string }[]) => photos.map(({ url }) => url);

    describe('works', () => {
      it('UPL-01 a Korean name, encoded, gets an address', async () => {
        const query = `filename=${encodeURIComponent('수술 후 사진 #1.jpg')}&filetype=image%2Fjpeg`;
        const answer = await test.get(`/s3/generate-s3-url?${query}`, asMember(me));
        expect(answer).toMatchObject({
          status: 200,
          body: { url: expect.stringMatching(/^http/) },
        });
        expect(await put(test, Object(answer.body).url, await aPhoto('red'), 'image/jpeg')).toBe(
          200,
        );
      });

      it('EDT-25 ENT-17 photos keep their order and their record, and are public in every size', async () => {
        const [a, b, c] = [await send('red'), await send('blue'), await send('red')];
        const review = await written({ beforePhotos: [a, b], afterPhotos: [c] });
        expect(review.beforePhotos).toMatchObject([
          { name: '사진 1.jpg', type: 'image/jpeg', size: a.size, hash: a.hash },
          { hash: b.hash },
        ]);
        const [photo] = review.beforePhotos;
        expect(photo.path).toBe(photo.url.slice(1));
        expect(photo).toMatchObject({ width: 500, height: 400, widths: [360, 500] });

        const shown = Object((await test.get(`/public/reviews/${review.id}`)).body).data;
        expect(urlsOf(shown.beforePhotos)).toEqual(urlsOf(review.beforePhotos));
        expect(shown.beforePhotos[0]).not.toHaveProperty('hash');
        expect(await Promise.all(urlsOf(shown.beforePhotos).map(colorAt))).toEqual(['red', 'blue']);
        for (const [name, width] of [
          ['.webp', 500],
          ['@360.webp', 360],
          ['@500.avif', 500],
        ] as const) {
          const { answer, bytes } = await bytesAt(photo.url.replace('.webp', name));
          expect(answer.status).toBe(200);
          expect((await sharp(bytes).metadata()).width).toBe(width);
          expect(answer.headers.get('content-type')).toBe(`image/${name.split('.')[1]}`);
          expect(answer.headers.get('content-security-policy')).toBe(
            "default-src 'none'; frame-ancestors 'none'; sandbox",
          );
          expect(answer.headers.get('cache-control')).toMatch(/^public/);
          const again = { 'If-None-Match': answer.headers.get('etag') ?? '' };
          expect((await bytesAt(photo.url.replace('.webp', name), again)).answer.status).toBe(304);
        }
        expect((await bytesAt(photo.url.replace('.webp', '@361.webp'))).answer.status).toBe(404);
      });

      it('T51 no stored byte reveals where, with what or by whom the photo was taken', async () => {
        const bytes = await aPhotoWithGps();
        expect(bytes.toString('latin1')).toContain('SECRETPLACE');
        await written({ afterPhotos: [await sendFile(test, me, { bytes })] });
        expect(files.keys().filter((key) => key.startsWith('upload/'))).toEqual([]);
        expect(files.keys()).toHaveLength(2);
        for (const key of files.keys()) {
          const stored = await files.store.read(key);
          expect(stored?.toString('latin1')).not.toMatch(/SECRET|Exif|GPS/);
          const { exif, xmp, icc } = await sharp(stored ?? undefined).metadata();
          expect([exif, xmp, icc]).toEqual([undefined, undefined, undefined]);
        }
      });

      it('a photo that was taken sideways is turned upright', async () => {
        const upright = sharp(await aPhoto('red', { width: 300, height: 200 }));
        const bytes = await upright.withMetadata({ orientation: 6 }).jpeg().toBuffer();
        const { beforePhotos } = await written({
          beforePhotos: [await sendFile(test, me, { bytes })],
        });
        expect(beforePhotos).toMatchObject([{ width: 200, height: 300 }]);
      });

      it('EDT-19 photos that come back in an edit are kept, not encoded again, in the new order', async () => {
        const [a, b] = [await send('red'), await send('blue')];
        const review = await written({ beforePhotos: [a, b] });
        const before = files.keys().sort();
        const { beforePhotos } = review;
        const c = await send('red');
        const back = [beforePhotos[1], c, beforePhotos[0]].map(asFile);
        const answer = await edit(review.id, { beforePhotos: back, title: '고침' });
        expect(answer.status).toBe(200);
        const now = Object(answer.body).data.beforePhotos;
        expect(urlsOf(now)).toEqual([beforePhotos[1].url, now[1].url, beforePhotos[0].url]);
        expect(files.keys()).toEqual(expect.arrayContaining(before));
        expect(await test.db.query('select 1 from upload')).toHaveLength(3);
      });

      it('a photo that an edit removes is deleted completely', async () => {
        const [a, b] = [await send('red'), await send('blue')];
        const review = await written({ beforePhotos: [a], afterPhotos: [b] });
        const [gone] = urlsOf(review.beforePhotos);
        const afterPhotos = review.afterPhotos.map(asFile);
        expect((await edit(review.id, { afterPhotos })).status).toBe(200);
        expect((await bytesAt(gone ?? '', asMember(me))).answer.status).toBe(404);
        expect((await bytesAt(review.afterPhotos[0].url)).answer.status).toBe(200);
        expect(files.keys().every((key) => key.includes(idOf(review.afterPhotos[0].url)))).toBe(
          true,
        );
      });

      it('pictures without an upload can stay in an edited review', async () => {
        const image = { url: '/media/demo/before-01.webp', width: 1080, height: 1080 };
        const demo = await aReview(test.db, { counsel_id: counsel.id, before_photos: [image] });
        const { body } = await test.get(`/member/reviews/${demo.id}`, asMember(me));
        const [photo] = Object(body).data.beforePhotos;
        expect(photo.path).toBe('media/demo/before-01.webp');
        const answer = await edit(demo.id, { afterPhotos: [asFile(photo)] });
        expect(answer).toMatchObject({
          body: { data: { beforePhotos: [], afterPhotos: [image] } },
        });
      });

      it('photos of a refused review can be used for the next try', async () => {
        const photo = await send('red');
        await test.db.query("update counsel set state = 'CANCELED'");
        expect((await write({ beforePhotos: [photo] })).status).toBe(409);
        await test.db.query("update counsel set state = 'CLINIC_CONFIRMED'");
        expect((await write({ beforePhotos: [photo] })).status).toBe(200);
      });
    });

    describe('refuses', () => {
      it('files of another member, unknown files, and addresses of other hosts', async () => {
        const foreign = await send('red', other);
        const mine = await send('red');
        const made = asFile((await written({ beforePhotos: [mine] })).beforePhotos[0]);
        counsel = await aCounsel(test.db, { member_id: me });
        const swap = (url: string) => ({
          ...mine,
          url,
          path: url.replace(/^https?:\/\/[^/]+\//, ''),
        });
        const wrong: UploadedFile[] = [
          foreign,
          made,
          mine,
          swap('https://evil.example/photo.jpg'),
          swap('http://169.254.169.254/latest/meta-data'),
          swap('http://localhost:3000/upload/0193a000-0000-7000-8000-000000000000'),
          swap('/media/demo/before-01.webp'),
          swap('/upload/../../etc/passwd'),
          swap('javascript:alert(1)'),
          { ...foreign, path: mine.path },
          { ...mine, url: '', path: '' },
        ];
        for (const file of wrong) {
          const answer = await write({ beforePhotos: [file] });
          expect({ file, answer }).toMatchObject({
            answer: { status: 400, body: { code: 'invalid_input' } },
          });
        }
        expect(await test.db.query('select 1 from review')).toHaveLength(1);
      });

      it('a size that no photo has', async () => {
        const photo = await send('red');
        for (const size of [-1, MAX_UPLOAD_BYTES + 1, 1e300]) {
          expect(await write({ beforePhotos: [{ ...photo, size }] })).toMatchObject({
            status: 400,
            body: { code: 'invalid_input' },
          });
        }
        const size = MAX_UPLOAD_BYTES;
        expect((await write({ beforePhotos: [{ ...photo, size }] })).status).toBe(200);
      });

      it('a file that was announced and never sent', async () => {
        const query = 'filename=a.jpg&filetype=image/jpeg&size=5';
        const { body } = await test.get(`/s3/generate-s3-url?${query}`, asMember(me));
        const [url = ''] = String(Object(body).url).split('?');
        const path = new URL(url).pathname.slice(1);
        const file = { url, path, name: 'a.jpg', type: 'image/jpeg', size: 5, hash: '' };
        expect(await write({ beforePhotos: [file] })).toMatchObject({ status: 400 });
      });
    });

    describe('protects', () => {
      it('T55 photos that are not public are shown to their member alone', async () => {
        const review = await written({ beforePhotos: [await send('red')] });
        const [url = ''] = urlsOf(review.beforePhotos);
        const statusFor = async (headers = {}) => (await bytesAt(url, headers)).answer.status;
        expect(await statusFor()).toBe(200);
        for (const status of ['PENDING', 'BLINDED']) {
          await changeInPublic(test.db, 'update review set status = $1', [status]);
          expect([await statusFor(), await statusFor(asMember(other))]).toEqual([404, 404]);
          const { answer } = await bytesAt(url, asMember(me));
          expect([answer.status, answer.headers.get('cache-control')]).toEqual([
            200,
            'private, no-store',
          ]);
        }
      });

      it('T55 only the uploader sees a photo that no review shows yet', async () => {
        const photo = await send('red');
        await test.db.query("update counsel set state = 'CANCELED'");
        await write({ beforePhotos: [photo] });
        const url = `/media/upload/${photo.url.split('/').at(-1)}.webp`;
        expect((await bytesAt(url)).answer.status).toBe(404);
        expect((await bytesAt(url, asMember(me))).answer.status).toBe(200);
        expect((await test.app.request(photo.url)).status).toBeGreaterThanOrEqual(403);
      });

      it('leaving deletes every photo of the member, who can export the records before', async () => {
        await written({ beforePhotos: [await send('red')] });
        await send('blue');
        const exported = await test.get('/member/export', asMember(me));
        expect(exported).toMatchObject({
          body: { data: { reviews: [{ beforePhotos: [{ width: 500 }] }], uploads: [{}, {}] } },
        });
        const left = await test.send('DELETE', `/member/${me}`, undefined, asMember(me));
        expect(left.status).toBe(200);
        expect(files.keys()).toEqual([]);
        expect(await test.db.query('select 1 from upload')).toEqual([]);
      });
    });
  }),
);

/** Sends a photo back as the editor does. */
const asFile = ({ url, path, name, type, size, hash }: UploadedFile): UploadedFile => ({
  url,
  path,
  name: name ?? '',
  type: type ?? '',
  size: size ?? 0,
  hash: hash ?? '',
});

const idOf = (url: string) => url.split('/').at(-1)?.replace('.webp', '') ?? '';
