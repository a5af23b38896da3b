import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ReviewForm } from '../../../contract/review.ts';
import { uploadEndpoints } from '../../../contract/upload.ts';
import { openTestApp, type TestApp } from '../../support/app/testApp.ts';
import { aDiskStore, type TestFileStore } from '../../support/app/testFileStore.ts';
import { asMember, fakeSessions } from '../../support/fakes/fakeSessions.ts';
import { aCounsel, aMember } from '../../support/fixtures/factories.ts';
import {
  type HostileFile,
  hostileFiles,
  MARK,
} from '../../support/fixtures/hostile/hostileFiles.ts';
import { hostileValues } from '../../support/fixtures/hostile/hostileValues.ts';
import { aPhoto, sendFile } from '../../support/fixtures/photoFiles.ts';
import { reviewForm } from '../../support/fixtures/reviewForm.ts';

describe('T50 T52 a hostile file', async () => {
  const corpus = await hostileFiles();
  let test: TestApp;
  let files: TestFileStore;
  let me: string;
  beforeAll(async () => {
    files = aDiskStore();
    test = await openTestApp({ options: { sessions: fakeSessions, fileStore: files.store } });
    me = (await aMember(test.db)).id;
  });

  const reviewWith = async (file: HostileFile) => {
    const sent = await sendFile(test, me, file);
    const counsel = await aCounsel(test.db, { member_id: me });
    const form = reviewForm(counsel, { beforePhotos: [sent] });
    return test.send('POST', '/member/reviews', form, asMember(me));
  };

  it('there are at least thirty of them', () => {
    expect(corpus.length).toBeGreaterThanOrEqual(30);
  });

  it.each(corpus.filter(({ fate }) => fate === 'refused'))('$what is refused', async (file) => {
    const before = files.keys().filter((key) => key.startsWith('media/'));
    const memory = process.memoryUsage.rss();
    const begun = performance.now();
    expect(await reviewWith(file)).toMatchObject({
      status: 415,
      body: { code: 'unsupported_image' },
    });
    expect(performance.now() - begun).toBeLessThan(10_000);
    expect(process.memoryUsage.rss() - memory).toBeLessThan(300 * 1024 * 1024);
    expect(files.keys().filter((key) => key.startsWith('media/'))).toEqual(before);
  });

  it('is named by its path among good photos, which stay stored', async () => {
    const [bad, worse] = corpus.filter(({ fate }) => fate === 'refused');
    if (!bad || !worse) throw new Error('Nothing is refused');
    const fine = await sendFile(test, me, { bytes: await aPhoto('red') });
    const refused = [await sendFile(test, me, bad), await sendFile(test, me, worse)];
    const counsel = await aCounsel(test.db, { member_id: me });
    const write = (changes: Partial<ReviewForm>) =>
      test.send('POST', '/member/reviews', reviewForm(counsel, changes), asMember(me));
    const answer = await write({ beforePhotos: [fine], afterPhotos: refused });
    const { code, files: named } = Object(answer.body);
    expect(code).toBe('unsupported_image');
    expect(named.toSorted()).toEqual(refused.map(({ path }) => path).toSorted());
    expect((await write({ beforePhotos: [fine] })).status).toBe(200);
  });

  it.each(corpus.filter(({ fate }) => fate === 'neutralised'))(
    '$what is encoded again',
    async (file) => {
      const answer = await reviewWith(file);
      expect(answer.status).toBe(200);
      const [photo] = Object(answer.body).data.beforePhotos;
      const shown = await test.app.request(photo.url);
      const bytes = Buffer.from(await shown.arrayBuffer());
      expect(shown.headers.get('content-type')).toBe('image/webp');
      expect(shown.headers.get('x-content-type-options')).toBe('nosniff');
      expect(bytes.toString('latin1')).not.toContain(MARK);
      const { format, pages = 1, exif, xmp } = await sharp(bytes).metadata();
      expect({ format, pages, exif, xmp }).toEqual({ format: 'webp', pages: 1 });
    },
  );

  it.each([
    '../../../../etc/passwd',
    '..%2f..%2fetc%2fpasswd',
    'a/b\\c:d|e.jpg',
    '.htaccess',
    'CON.jpg',
    '\u202egpj.exe',
    '"><img src=x onerror=alert(1)>.jpg',
    `${'가'.repeat(500)}`,
    '',
  ])('T54 the name %s is no part of any address', async (name) => {
    const sent = await sendFile(test, me, { bytes: await aPhoto('red'), name });
    expect(sent.url).toMatch(/\/upload\/[\da-f-]{36}$/);
    expect(files.keys()).toContain(sent.path);
    const counsel = await aCounsel(test.db, { member_id: me });
    const form = reviewForm(counsel, { afterPhotos: [sent] });
    const answer = await test.send('POST', '/member/reviews', form, asMember(me));
    expect(answer).toMatchObject({ status: 200, body: { data: { afterPhotos: [{ name }] } } });
  });

  it.each(['image/svg+xml', 'text/html', 'image/heic', 'image/*', '', 'image/jpeg; x=y'])(
    'of the type %s gets no address',
    async (filetype) => {
      const query = new URLSearchParams({ filename: 'a.jpg', filetype });
      const answer = await test.get(`/s3/generate-s3-url?${query}`, asMember(me));
      expect(answer).toMatchObject({ status: 415, body: { code: 'unsupported_image' } });
    },
  );

  it('FILE-08 T53 of 100 MB gets an address, of one byte more gets none', async () => {
    const ask = (size: number) =>
      test.get(`/s3/generate-s3-url?filename=a.jpg&filetype=image/jpeg&size=${size}`, asMember(me));
    expect((await ask(100 * 1024 * 1024)).status).toBe(200);
    expect(await ask(100 * 1024 * 1024 + 1)).toMatchObject({
      status: 413,
      body: { code: 'body_too_large' },
    });
  });

  it('T53 of unknown size gets no address beyond the daily limit', async () => {
    const { id } = await aMember(test.db);
    const ask = () => test.get('/s3/generate-s3-url?filename=a&filetype=image/png', asMember(id));
    const answers = await Promise.all(Array.from({ length: 40 }, ask));
    // Each may have 100 MB, and a day has three gigabytes.
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(31);
    const last = await ask();
    expect(last).toMatchObject({ status: 429, body: { code: 'day_limit_reached' } });
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(
      (await test.get('/s3/generate-s3-url?filename=a&filetype=image/png', asMember(me))).status,
    ).toBe(200);
  });

  it('every hostile value in every parameter gets a clean answer', async () => {
    for (const name of ['filename', 'filetype', 'size', 'unknown']) {
      for (const value of hostileValues) {
        const given = { filename: 'a', filetype: 'image/png', size: '5', [name]: value };
        const query = Object.entries(given)
          .map(([key, value]) => `${key}=${value}`)
          .join('&');
        const { status, body } = await test.get(`/s3/generate-s3-url?${query}`, asMember(me));
        expect([200, 400, 413, 415, 429], `${name}=${value}`).toContain(status);
        if (status === 200) uploadEndpoints['GET /s3/generate-s3-url'].output.parse(body);
      }
    }
  });

  it('every hostile value in an upload address gets a clean answer', async () => {
    for (const value of hostileValues) {
      for (const path of [
        `/media/upload/${value}`,
        `/media/upload/${value}.webp`,
        `/upload/${value}`,
      ]) {
        const { status } = await test.app.request(`http://localhost:3000${path}`);
        expect([400, 404, 405], path).toContain(status);
        const put = await test.app.request(`http://localhost:3000${path}`, {
          method: 'PUT',
          body: 'x',
        });
        expect([400, 403, 404, 405], path).toContain(put.status);
      }
    }
  });
});
