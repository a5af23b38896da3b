import { beforeEach, describe, expect, it } from 'vitest';
import type { ReviewForm } from '../../../contract/review.ts';
import { forOneEngine } from '../../support/app/database/testDatabase.ts';
import { useTestApp } from '../../support/app/useTestApp.ts';
import { asMember } from '../../support/fakes/fakeSessions.ts';
import {
  aCounsel,
  aDoctor,
  aMember,
  anEvent,
  aReview,
  type CounselRow,
} from '../../support/fixtures/factories.ts';
import { reviewForm } from '../../support/fixtures/reviewForm.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const UNKNOWN = '0193a000-0000-7000-8000-000000000000';

forOneEngine((_engine, open) => {
  const test = useTestApp(open, { start: NOW, isCached: true, hasTaxonomy: true });
  let me: string;
  let counsel: CounselRow;

  beforeEach(async () => {
    me = (await aMember(test.db, { language: 'ja' })).id;
    counsel = await aCounsel(test.db, { member_id: me });
  });

  const write = (changes: Partial<ReviewForm> = {}, memberId = me) =>
    test.send('POST', '/member/reviews', reviewForm(counsel, changes), asMember(memberId));
  const edit = (id: string, changes: Partial<ReviewForm> = {}, memberId = me) =>
    test.send('PATCH', `/member/reviews/${id}`, reviewForm(counsel, changes), asMember(memberId));
  const written = async (changes: Partial<ReviewForm> = {}) =>
    Object((await write(changes)).body).data;
  const mine = async (path = '') => (await test.get(`/member/reviews${path}`, asMember(me))).body;
  const rating = async (path: string) => {
    const { averageRating, reviewCount } = await test.data(`/public/${path}`);
    return [averageRating, reviewCount];
  };

  describe('works', () => {
    it('API-26 API-27 EDT-18 a review is answered whole, is in the list, and is public at once', async () => {
      const { clinic_id } = counsel;
      const [first, second] = [
        await aDoctor(test.db, { clinic_id, name: '가' }),
        await aDoctor(test.db, { clinic_id, name: '나' }),
      ];
      const event = await anEvent(test.db, { clinic_id });
      expect((await test.get('/public/reviews')).body).toMatchObject({ total: 0 });

      const answer = await write({
        event_id: event.id,
        doctors: [second.id, first.id],
        treatments: ['icl', 'rhinoplasty'],
        title: ' 제목 ',
        content: '한 줄\n두 줄 <b>',
        rating: 4,
      });
      expect(answer).toMatchObject({
        status: 200,
        body: {
          data: {
            counsel_id: counsel.id,
            title: ' 제목 ',
            content: '한 줄\n두 줄 <b>',
            rating: 4,
            created_at: NOW.toISOString(),
            edited: false,
            language: 'ja',
            visitConfirmed: false,
            clinic: { id: clinic_id },
            event: { id: event.id },
            doctors: [{ id: second.id }, { id: first.id }],
            treatments: [{ id: 'icl' }, { id: 'rhinoplasty' }],
          },
        },
      });
      const { data } = Object(answer.body);
      expect(await mine(`/${data.id}`)).toEqual({ data });
      expect(await mine()).toEqual({ data: [data], total: 1 });
      expect((await test.get(`/public/reviews/${data.id}`)).status).toBe(200);
      expect((await test.get('/public/reviews')).body).toMatchObject({ total: 1 });
      for (const path of [`clinics/${clinic_id}`, `events/${event.id}`, `doctors/${first.id}`]) {
        expect(await rating(path)).toEqual([4, 1]);
      }
    });

    it('EDT-20 an unchanged form is accepted, with rating 5', async () => {
      expect(await write()).toMatchObject({
        status: 200,
        body: { data: { title: '', content: '', rating: 5, event: null, doctors: [] } },
      });
    });

    it.each([
      ['an empty text', ''],
      ['null', null],
      ['nothing', undefined],
    ])('EDT-24 AMB-25 %s as event means none', async (_how, event_id) => {
      expect(await write({ event_id })).toMatchObject({ body: { data: { event: null } } });
    });

    it('AMB-24 lists of records with an id are accepted, and repeated ids count once', async () => {
      const doctor = await aDoctor(test.db, { clinic_id: counsel.clinic_id });
      const review = await written({
        doctors: [{ id: doctor.id }, doctor.id],
        treatments: ['icl', { id: 'icl' }],
      });
      expect(review).toMatchObject({ doctors: [{ id: doctor.id }], treatments: [{ id: 'icl' }] });
      expect(await rating(`doctors/${doctor.id}`)).toEqual([5, 1]);
    });

    it('EDT-17 AMB-26 the counsel names its review at once, and linking it again changes nothing', async () => {
      const { id } = await written();
      const link = await test.send(
        'PATCH',
        `/member/counsels/${counsel.id}`,
        { review_id: id },
        asMember(me),
      );
      expect(link).toMatchObject({ status: 200, body: { data: { review_id: id } } });
    });

    it('API-28 EDT-16 AMB-22 an edit replaces the whole form, is marked, and changes the averages', async () => {
      const { clinic_id } = counsel;
      const [before, after] = [
        await aDoctor(test.db, { clinic_id }),
        await aDoctor(test.db, { clinic_id }),
      ];
      const event = await anEvent(test.db, { clinic_id });
      const shared = { treatments: ['icl'], title: '1' };
      const { id } = await written({
        ...shared,
        doctors: [before.id],
        event_id: event.id,
        rating: 2,
      });
      const form = { doctors: [after.id], treatments: ['rhinoplasty'], title: '2', rating: 5 };
      const answer = await edit(id, form);
      expect(answer).toMatchObject({
        status: 200,
        body: {
          data: {
            id,
            title: '2',
            rating: 5,
            edited: true,
            event: null,
            doctors: [{ id: after.id }],
            treatments: [{ id: 'rhinoplasty' }],
          },
        },
      });
      expect(await mine()).toMatchObject({ total: 1, data: [{ title: '2' }] });
      expect(Object(await mine(`/${id}`))).toEqual(answer.body);
      expect((await test.get(`/public/reviews/${id}`)).body).toMatchObject({
        data: { title: '2', edited: true },
      });
      expect(await rating(`clinics/${clinic_id}`)).toEqual([5, 1]);
      expect(await rating(`doctors/${before.id}`)).toEqual([0, 0]);
      expect(await rating(`doctors/${after.id}`)).toEqual([5, 1]);
      expect(await rating(`events/${event.id}`)).toEqual([0, 0]);
    });

    it('a doctor who has left the clinic since may stay in an edited review', async () => {
      const doctor = await aDoctor(test.db, { clinic_id: counsel.clinic_id });
      const { id } = await written({ doctors: [doctor.id] });
      await test.db.query('update doctor set clinic_id = null');
      expect((await edit(id, { doctors: [doctor.id] })).status).toBe(200);
    });

    it('an edit keeps the doctor and the event that visitors cannot open just then', async () => {
      const { clinic_id } = counsel;
      const doctor = await aDoctor(test.db, { clinic_id });
      const hidden = await aDoctor(test.db, { clinic_id });
      const event = await anEvent(test.db, { clinic_id });
      const { id } = await written({ doctors: [hidden.id, doctor.id], event_id: event.id });
      await test.db.query("update doctor set status = 'DRAFT' where id = $1", [hidden.id]);
      await test.db.query("update event set status = 'DRAFT'");
      const form = Object(await mine(`/${id}`)).data;
      expect([form.doctors, form.event]).toMatchObject([[{ id: doctor.id }], null]);
      expect((await edit(id, { doctors: [doctor.id], event_id: '' })).status).toBe(200);
      await test.db.query("update doctor set status = 'PUBLISHED'");
      await test.db.query("update event set status = 'PUBLISHED'");
      const shown = Object(await mine(`/${id}`)).data;
      expect(shown.event).toMatchObject({ id: event.id });
      expect(shown.doctors.map((each: { id: string }) => each.id)).toEqual([doctor.id, hidden.id]);
    });

    it("API-25 EDT-22 the list has the member's own reviews, newest first, also hidden ones", async () => {
      await aReview(test.db);
      const older = await aReview(test.db, { member_id: me, status: 'BLINDED' });
      const newer = await written();
      expect(await mine('?offset=0&limit=100')).toMatchObject({
        data: [
          { id: newer.id, status: 'PUBLISHED', blindedUntil: null },
          { id: older.id, status: 'BLINDED' },
        ],
        total: 2,
      });
      expect(await mine('?offset=1&limit=1')).toMatchObject({ data: [{ id: older.id }], total: 2 });
    });

    it('a hidden review can be edited, stays hidden and does not count', async () => {
      const hidden = await aReview(test.db, { counsel_id: counsel.id, status: 'BLINDED' });
      expect((await edit(hidden.id, { rating: 1 })).status).toBe(200);
      expect((await test.get(`/public/reviews/${hidden.id}`)).status).toBe(404);
      expect(await rating(`clinics/${counsel.clinic_id}`)).toEqual([0, 0]);
    });
  });

  describe('refuses', () => {
    it('a second review of a counsel', async () => {
      await written();
      expect(await write()).toMatchObject({ status: 409, body: { code: 'already_reviewed' } });
      expect(await mine()).toMatchObject({ total: 1 });
    });

    it('AMB-18 a review of a counsel that was canceled', async () => {
      await test.db.query("update counsel set state = 'CANCELED'");
      expect(await write()).toMatchObject({ status: 409, body: { code: 'not_allowed_now' } });
    });

    it.each([0, 6, 4.5, '5', null])('EDT-21 a rating of %s', async (wrong) => {
      const form = { ...reviewForm(counsel), rating: wrong };
      const answer = await test.send('POST', '/member/reviews', form, asMember(me));
      expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
    });

    it('ids that do not belong to the clinic of the counsel, or do not exist', async () => {
      const { id } = await written();
      const elsewhere = await aDoctor(test.db);
      const otherEvent = await anEvent(test.db);
      const wrong: Partial<ReviewForm>[] = [
        { clinic_id: elsewhere.clinic_id ?? '' },
        { clinic_id: UNKNOWN },
        { doctors: [elsewhere.id] },
        { doctors: [UNKNOWN] },
        { event_id: otherEvent.id },
        { event_id: UNKNOWN },
        { treatments: ['nothing'] },
      ];
      for (const changes of wrong) {
        expect(await edit(id, changes)).toMatchObject({ status: 404, body: { code: 'not_found' } });
      }
      await test.db.query('delete from review');
      for (const changes of wrong) expect((await write(changes)).status).toBe(404);
      expect(await mine()).toMatchObject({ total: 0 });
    });

    it('fields that the form does not have', async () => {
      const form = { ...reviewForm(counsel), status: 'PUBLISHED' };
      expect((await test.send('POST', '/member/reviews', form, asMember(me))).status).toBe(400);
    });
  });

  describe('protects', () => {
    it('ROLE-07 AMB-21 the counsel and the review of another member look like missing ones', async () => {
      const other = (await aMember(test.db)).id;
      const { id } = await written();
      const calls = [
        write({}, other),
        write({ counsel_id: UNKNOWN }),
        edit(id, {}, other),
        edit(UNKNOWN),
        edit('pv'),
        test.get(`/member/reviews/${id}`, asMember(other)),
      ];
      for (const answer of await Promise.all(calls)) {
        const { status, body } = answer;
        expect({ status, body: { ...Object(body), requestId: '' } }).toEqual({
          status: 404,
          body: { code: 'not_found', message: 'not found', requestId: '' },
        });
      }
      expect((await test.get('/member/reviews', asMember(other))).body).toMatchObject({ total: 0 });
    });

    it('an edit never moves a review to another counsel', async () => {
      const { id } = await written();
      const another = await aCounsel(test.db, { member_id: me, clinic_id: counsel.clinic_id });
      expect((await edit(id, { counsel_id: another.id })).status).toBe(404);
    });
  });
});
