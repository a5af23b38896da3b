import { describe, expect, it } from 'vitest';
import type { UploadedFile } from '../../../contract/review.ts';
import { openTestApp } from '../../support/app/testApp.ts';
import { asMember, fakeSessions } from '../../support/fakes/fakeSessions.ts';
import { aCounsel, aMember } from '../../support/fixtures/factories.ts';
import { aPhoto, sendFile } from '../../support/fixtures/photoFiles.ts';
import { reviewForm } from '../../support/fixtures/reviewForm.ts';

async function openStaffSignIn() {
  const test = await openTestApp({ options: { sessions: fakeSessions } });
  const aWriter = async () => {
    const me = (await aMember(test.db)).id;
    const counsel = await aCounsel(test.db, { member_id: me });
    const write = (beforePhotos: UploadedFile[], afterPhotos: UploadedFile[] = []) =>
      test.send(
        'POST',
        '/member/reviews',
        reviewForm(counsel, { beforePhotos, afterPhotos }),
        asMember(me),
      );
    return { me, counsel, write };
  };
  return { test, aWriter };
}

describe('T46 the photos of a review', () => {
  it('are 30 at most, before and after together', async () => {
    const { test, aWriter } = await openStaffSignIn();
    const { me, write } = await aWriter();
    const photo = await sendFile(test, me, { bytes: await aPhoto('red') });
    const times = (count: number) => Array.from({ length: count }, () => photo);
    const refused = { status: 422, body: { code: 'too_many_photos' } };
    expect(await write(times(200), times(200))).toMatchObject(refused);
    expect(await write(times(30), times(1))).toMatchObject(refused);
    const [upload] = await test.db.query<{ image: unknown }>('select image from upload');
    expect(upload?.image).toBeNull();
    expect((await write(times(29), times(1))).status).toBe(200);
  });

  it('a review that has more from earlier keeps them when it is edited, and gets no further ones', async () => {
    const { test, aWriter } = await openStaffSignIn();
    const { me, counsel, write } = await aWriter();
    const photo = await sendFile(test, me, { bytes: await aPhoto('red') });
    const written = await write([photo]);
    const { id, beforePhotos } = Object(written.body).data;
    await test.db.query(
      `update review set before_photos = (
         select jsonb_agg(photo)
         from (select review.before_photos -> 0 as photo from generate_series(1, 40)) as many)`,
    );
    const edit = (count: number) => {
      const { name, type, size, hash } = photo;
      const path = String(beforePhotos[0].url).slice(1);
      const file = { url: beforePhotos[0].url, path, name, type, size, hash };
      const form = reviewForm(counsel, { beforePhotos: Array.from({ length: count }, () => file) });
      return test.send('PATCH', `/member/reviews/${id}`, form, asMember(me));
    };
    expect((await edit(40)).status).toBe(200);
    expect((await edit(41)).status).toBe(422);
  });

  it('of one member delay those of another by one turn, however many there are', async () => {
    const { test, aWriter } = await openStaffSignIn();
    const [many, one] = [await aWriter(), await aWriter()];
    const heavy = await aPhoto('navy', { width: 3_000, height: 2_000 });
    const photos = await Promise.all(
      Array.from({ length: 12 }, () => sendFile(test, many.me, { bytes: heavy })),
    );
    const single = await sendFile(test, one.me, { bytes: heavy });
    const done: string[] = [];
    const first = many.write(photos).then(({ status }) => done.push(`many ${status}`));
    const second = one.write([single]).then(({ status }) => done.push(`one ${status}`));
    await second;
    const [{ made } = { made: 0 }] = await test.db.query<{ made: number }>(
      'select count(*) as made from upload where member_id = $1 and image is not null',
      [many.me],
    );
    expect(made).toBeLessThan(8);
    await first;
    expect(done).toEqual(['one 200', 'many 200']);
  });
});
