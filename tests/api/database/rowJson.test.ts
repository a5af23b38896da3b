import { uuidv7 } from 'uuidv7';
import { beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '../../../contract/endpoint.ts';
import { Image, Named, page } from '../../../contract/shape.ts';
import type { Database } from '../../../server/db/database.ts';
import { jsonObject, namedColumns } from '../../../server/db/jsonSql.ts';
import { migrate } from '../../../server/db/migrate/migrate.ts';
import { RowJson } from '../../../server/db/rowJson.ts';
import { implement } from '../../../server/http/implement.ts';
import { openCallApp } from '../../support/app/callApp.ts';
import { dropAll, forEachEngine, goBackBefore } from '../../support/app/database/testDatabase.ts';
import { aClinic, aCounsel, aDoctor, anEvent, aReview } from '../../support/fixtures/factories.ts';

/** Rows that the database writes as JSON are sent unread, so they must contain only declared fields. */
const calls = endpoints({
  'GET /public/names': { summary: 'Names', audience: 'anyone', output: page(Named) },
});

const answering = (json: string | string[], verifyRowJson: boolean) =>
  openCallApp(
    implement(calls, {
      'GET /public/names': async () => ({
        data: [json].flat().map((row) => new RowJson<Named>(row)),
        total: [json].flat().length,
      }),
    }),
    { verifyRowJson },
  ).app.request('/public/names');

describe('a row that is already text', () => {
  const declared = '{"id" : "a", "name" : "가"}';

  test('is sent as the database wrote it', async () => {
    const answer = await answering(declared, false);
    expect(await answer.text()).toBe(`{"data":[${declared}],"total":1}`);
  });

  test('stays in the list in the right place, also with characters of several bytes', async () => {
    const other = '{"id":"b","name":"😀 ク"}';
    const answer = await answering([declared, other, declared], false);
    const text = `{"data":[${declared},${other},${declared}],"total":3}`;
    expect(answer.headers.get('content-length')).toBe(String(Buffer.byteLength(text)));
    expect(await answer.text()).toBe(text);
  });

  test('is checked in tests: a correct row is sent', async () => {
    const answer = await answering(declared, true);
    expect(await answer.text()).toBe(`{"data":[${declared}],"total":1}`);
  });

  test('is checked in tests: a row with an undeclared field is refused', async () => {
    const answer = await answering('{"id": "a", "name": "가", "secret": 1}', true);
    expect([answer.status, await answer.text()]).toEqual([
      500,
      expect.not.stringContaining('secret'),
    ]);
  });

  test('has only the fields of its schema, also if the object has more', () => {
    const more = { ...namedColumns('clinic'), secret: 'clinic.secret' };
    expect(jsonObject(Named, more)).toBe(
      "json_build_object('id', clinic.id, 'name', clinic.name, 'nameJa', clinic.name_ja)",
    );
  });
});

const whole: Image = { url: '/media/a.webp', width: 1, height: 1, blur: 'data:', widths: [1] };
const more = { ...whole, path: '/private' };

forEachEngine((_engine, open) => {
  let db: Database;
  beforeAll(async () => {
    db = await open();
  });

  const cards = [
    ['clinic.banner_image', (image: Image) => aClinic(db, { banner_image: image })],
    ['clinic.profile_image', (image: Image) => aClinic(db, { profile_image: image })],
    ['doctor.profile_image', (image: Image) => aDoctor(db, { profile_image: image })],
    ['event.card_image', (image: Image) => anEvent(db, { card_image: image })],
    ['event.main_image', (image: Image) => anEvent(db, { main_image: image })],
    ['review.before_photos', (image: Image) => aReview(db, { before_photos: [whole, image] })],
    ['review.after_photos', (image: Image) => aReview(db, { after_photos: [image, whole] })],
  ] as const;

  test('the database writes a picture of a card with all declared fields and no other', async () => {
    expect(Object.keys(whole)).toEqual(Object.keys(Image.shape));
    await dropAll(db);
    await migrate(db);
    for (const [column, keep] of cards) {
      await keep(whole);
      await expect(keep(more), column).rejects.toMatchObject({ code: '23514' });
    }
  });

  test('the migration removes undeclared fields from stored pictures', async () => {
    await goBackBefore(db, '0007_card_images');
    const { id } = await aClinic(db, { banner_image: more, profile_image: whole });
    await migrate(db);
    const [clinic] = await db.query(
      'select banner_image, profile_image from clinic where id = $1',
      [id],
    );
    expect(clinic).toEqual({ banner_image: whole, profile_image: whole });
  });

  test('the migration does the same for photos of a review, and keeps their order', async () => {
    await goBackBefore(db, '0009_review_photos');
    const photos = [{ url: '/media/b.webp' }, more];
    const { id: counsel, member_id, clinic_id } = await aCounsel(db);
    const id = uuidv7();
    // By hand: the factory of reviews counts visits, and the database has no such column yet.
    await db.query(
      `insert into review (id, counsel_id, member_id, clinic_id, title, content, rating,
         before_photos, created_at, updated_at)
       values ($1, $2, $3, $4, '', '', 5, $5, now(), now())`,
      [id, counsel, member_id, clinic_id, JSON.stringify(photos)],
    );
    await migrate(db);
    const [review] = await db.query(
      'select before_photos, after_photos from review where id = $1',
      [id],
    );
    expect(review).toEqual({ before_photos: [photos[0], whole], after_photos: [] });
  });
});
