import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { createRateLimit } from '../../../server/http/guard/rateLimit.ts';
import { emptyTables } from '../../support/app/database/testDatabase.ts';
import { openTestApp } from '../../support/app/testApp.ts';
import { aClinic, aDoctor, anEvent, aReview } from '../../support/fixtures/factories.ts';

const opened = await openTestApp();
const { db, app } = opened;

beforeEach(() => emptyTables(db));

const banner = { url: '/media/demo/banner-07.webp', widths: [360] };

async function ask(path: string, headers: Record<string, string> = {}) {
  const answer = await app.request(path, { headers });
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
}

describe('SHARE the picture of a link', () => {
  it('is 1200 by 600 for a clinic, a doctor, an event and a review', async () => {
    const clinic = await aClinic(db, { banner_image: banner, road_address: '서울 강남구 1' });
    const doctor = await aDoctor(db, { clinic_id: clinic.id });
    const event = await anEvent(db, { clinic_id: clinic.id });
    const review = await aReview(db, { clinic_id: clinic.id });
    const records = { clinic, doctor, event, review };
    for (const [kind, { id }] of Object.entries(records)) {
      const { answer, bytes } = await ask(`/og/${kind}/${id}.jpg`);
      expect(answer.status, kind).toBe(200);
      expect(answer.headers.get('content-type')).toBe('image/jpeg');
      expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
      const { format, width, height } = await sharp(bytes).metadata();
      expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 600 });
    }
  });

  it('differs by language, and stays the same until something on it changes', async () => {
    const { id } = await aClinic(db, { name: '모아의원', name_ja: 'モア医院' });
    const korean = await ask(`/og/clinic/${id}.jpg`);
    const japanese = await ask(`/og/clinic/${id}.jpg?lang=ja`);
    expect(korean.bytes.equals(japanese.bytes)).toBe(false);

    const etag = korean.answer.headers.get('etag') ?? '';
    const again = await ask(`/og/clinic/${id}.jpg`, { 'If-None-Match': etag });
    expect([again.answer.status, again.bytes.byteLength]).toEqual([304, 0]);

    await db.query('update clinic set description = $1 where id = $2', ['new', id]);
    expect((await ask(`/og/clinic/${id}.jpg`)).answer.headers.get('etag')).toBe(etag);
    await db.query('update clinic set name = $1 where id = $2', ['다온의원', id]);
    const renamed = await ask(`/og/clinic/${id}.jpg`, { 'If-None-Match': etag });
    expect(renamed.answer.status).toBe(200);
    expect(renamed.bytes.equals(korean.bytes)).toBe(false);
  });

  it('is drawn once for all simultaneous requests', async () => {
    const { id } = await aClinic(db, { banner_image: banner });
    const all = await Promise.all(Array.from({ length: 8 }, () => ask(`/og/clinic/${id}.jpg`)));
    expect(new Set(all.map(({ bytes }) => bytes.toString('base64'))).size).toBe(1);
  });

  it('XML characters in names, and pictures of other hosts, do no harm', async () => {
    const image = { url: 'http://169.254.169.254/latest', widths: [] };
    const { id } = await aClinic(db, {
      name: '<script>&"]]>\u0001\u202e의원',
      banner_image: image,
    });
    expect((await ask(`/og/clinic/${id}.jpg`)).answer.status).toBe(200);
  });

  it('does not exist for records that a visitor cannot open', async () => {
    const hidden = await aClinic(db, { status: 'DRAFT' });
    const doctor = await aDoctor(db, { clinic_id: hidden.id });
    const event = await anEvent(db, { clinic_id: hidden.id });
    const review = await aReview(db, { status: 'BLINDED' });
    const shown = await aClinic(db);
    for (const path of [
      `clinic/${hidden.id}.jpg`,
      `doctor/${doctor.id}.jpg`,
      `event/${event.id}.jpg`,
      `review/${review.id}.jpg`,
      `clinic/${shown.id}.png`,
      `clinic/${shown.id}`,
      `member/${shown.id}.jpg`,
      'constructor/x.jpg',
      'clinic/pv.jpg',
      'clinic/..%2f..%2fsecret.jpg',
    ]) {
      const { answer } = await ask(`/og/${path}`);
      expect(answer.status, path).toBe(404);
    }
  });

  it('is revalidated within minutes, because its record may be hidden', async () => {
    const { id } = await aReview(db);
    const before = await ask(`/og/review/${id}.jpg`);
    expect(before.answer.headers.get('cache-control')).toBe('public, max-age=300');
    const tag = { 'If-None-Match': before.answer.headers.get('etag') ?? '' };
    await db.query("update review set status = 'BLINDED' where id = $1", [id]);
    expect((await ask(`/og/review/${id}.jpg`, tag)).answer.status).toBe(404);
  });

  it('counts for the limit of pages', async () => {
    const limited = await openTestApp({ db, options: { rateLimit: createRateLimit(2) } });
    const { id } = await aClinic(db);
    const statuses: number[] = [];
    for (let n = 0; n < 3; n += 1) {
      statuses.push((await limited.app.request(`/og/clinic/${id}.jpg`)).status);
    }
    expect(statuses).toEqual([200, 200, 429]);
  });
});
