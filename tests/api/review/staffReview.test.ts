import { beforeEach, describe, expect, it } from 'vitest';
import { restoreReviews } from '../../../server/domain/review/restoreReviews.ts';
import type { StaffSession } from '../../../server/http/guard/session.ts';
import { forRacingCalls } from '../../support/app/database/testDatabase.ts';
import { useTestApp } from '../../support/app/useTestApp.ts';
import { asking } from '../../support/fakes/fakeSessions.ts';
import { aCounsel, aDoctor, anEvent, aReview } from '../../support/fixtures/factories.ts';
import { aStaff } from '../../support/fixtures/staff/aStaff.ts';

const DAY = 24 * 60 * 60 * 1_000;
const NOW = new Date('2026-11-20T12:00:00Z');
const REASON = '광고로 신고됨';

forRacingCalls((_engine, open) => {
  const test = useTestApp(open, { start: NOW, isCached: true });
  let operator: StaffSession;
  let clinic: StaffSession;
  let doctor: string;
  let event: string;

  beforeEach(async () => {
    const row = await aDoctor(test.db);
    doctor = row.id;
    const clinic_id = row.clinic_id ?? '';
    event = (await anEvent(test.db, { clinic_id })).id;
    operator = await aStaff(test.db, { user_id: 'boss' });
    clinic = await aStaff(test.db, { clinic_id });
  });

  const write = async (status: 'PENDING' | 'PUBLISHED' = 'PUBLISHED') => {
    const counsel = await aCounsel(test.db, { clinic_id: clinic.clinicId ?? '' });
    const about = { counsel_id: counsel.id, event_id: event, doctors: [doctor] };
    return (await aReview(test.db, { ...about, status, rating: 4 })).id;
  };
  const list = (query = '', who = operator) => test.get(`/staff/reviews${query}`, asking(who));
  const change = (id: string, body: unknown, who = operator) =>
    test.send('PATCH', `/staff/reviews/${id}`, body, asking(who));
  const blind = (id: string, version = 1) =>
    change(id, { action: 'blind', reason: REASON, version });
  /** How many reviews visitors see, in the list and on the records they are about. */
  const counts = async () => {
    const paths = [`clinics/${clinic.clinicId}`, `doctors/${doctor}`, `events/${event}`];
    const records = await Promise.all(paths.map((path) => test.get(`/public/${path}`)));
    const { total } = Object((await test.get('/public/reviews')).body);
    return [total, ...records.map(({ body }) => Object(body).data.reviewCount)];
  };

  describe('works', () => {
    it('lists waiting reviews first, then the newest, by state and clinic', async () => {
      const waiting = await write('PENDING');
      const newer = await write();
      const other = (await aReview(test.db)).id;
      const ids = async (query = '', who = operator) =>
        Object((await list(query, who)).body).data.map(({ id }: { id: string }) => id);
      expect(await ids()).toEqual([waiting, other, newer]);
      expect(await ids('?status=PENDING')).toEqual([waiting]);
      expect(await ids(`?clinicId=${clinic.clinicId}&limit=1&offset=1`)).toEqual([newer]);
      expect(await ids('', clinic)).toEqual([waiting, newer]);
    });

    it('AMB-101 continues behind a row, also when that was published or deleted since', async () => {
      const [published, older, newer] = [
        await write(),
        await write('PENDING'),
        await write('PENDING'),
      ];
      const behind = async (cursor: string, query = '') => {
        const { body } = await list(`?offset=7&limit=9&after=${cursor}${query}`);
        const { data, total } = Object(body);
        return { ids: data.map(({ id }: { id: string }) => id), total };
      };
      expect(await behind(`pending-${newer}`)).toEqual({ ids: [older, published], total: 3 });
      expect(await behind(`pending-${older}`)).toEqual({ ids: [published], total: 3 });
      expect(await behind(published)).toEqual({ ids: [], total: 3 });
      expect((await behind(`pending-${newer}`, '&status=PENDING')).ids).toEqual([older]);
      expect((await behind(`pending-${newer}`, `&clinicId=${clinic.clinicId}`)).ids).toEqual([
        older,
        published,
      ]);
      await change(newer, { action: 'publish', version: 1 });
      expect((await behind(`pending-${newer}`)).ids).toEqual([older, newer, published]);
      await test.db.query('delete from review where id = $1', [newer]);
      expect((await behind(`pending-${newer}`)).ids).toEqual([older, published]);
      expect(Object((await list('?offset=1&after=pending-x')).body).data).toHaveLength(1);
    });

    it('publishes a waiting review, and the counts follow', async () => {
      const id = await write('PENDING');
      expect(await counts()).toEqual([0, 0, 0, 0]);
      const answer = await change(id, { action: 'publish', version: 1 });
      expect(answer).toMatchObject({
        status: 200,
        body: { data: { status: 'PUBLISHED', version: 2 } },
      });
      expect(await counts()).toEqual([1, 1, 1, 1]);
      expect((await test.get(`/public/reviews/${id}`)).status).toBe(200);
    });

    it('hides a review for 30 days with a reason, and restores it on demand', async () => {
      const id = await write();
      expect(await counts()).toEqual([1, 1, 1, 1]);
      expect(await blind(id)).toMatchObject({
        status: 200,
        body: {
          data: {
            status: 'BLINDED',
            blindedUntil: '2026-12-20T12:00:00.000Z',
            blindReason: REASON,
          },
        },
      });
      expect(await counts()).toEqual([0, 0, 0, 0]);
      expect((await test.get(`/public/reviews/${id}`)).status).toBe(404);
      const restored = await change(id, { action: 'restore', version: 2 });
      expect(restored).toMatchObject({ body: { data: { blindedUntil: null, blindReason: null } } });
      expect(await counts()).toEqual([1, 1, 1, 1]);
      const audit = await test.db.query(
        'select staff, action, detail from access_record order by position',
      );
      expect(audit).toEqual(
        ['blind', 'restore'].map((detail) => ({ staff: 'boss', action: 'REVIEW_CHANGED', detail })),
      );
    });

    it('after 30 days it is shown again by itself, once, also with several processes', async () => {
      const id = await write();
      await blind(id);
      const tidy = (ms: number) => restoreReviews(test.db, new Date(NOW.getTime() + ms));
      expect(await tidy(30 * DAY - 1)).toBe(0);
      expect(await counts()).toEqual([0, 0, 0, 0]);
      const rounds = await Promise.all([tidy(30 * DAY), tidy(30 * DAY), tidy(30 * DAY)]);
      expect(rounds.sort()).toEqual([0, 0, 1]);
      expect(await counts()).toEqual([1, 1, 1, 1]);
    });
  });

  describe('refuses', () => {
    it('a wrong next state, an old version, and hiding without a reason', async () => {
      const id = await write();
      for (const action of ['publish', 'restore']) {
        expect(await change(id, { action, version: 1 })).toMatchObject({
          status: 409,
          body: { code: 'not_allowed_now' },
        });
      }
      expect((await change(id, { action: 'blind', reason: '', version: 1 })).status).toBe(400);
      await blind(id);
      expect(await blind(id)).toMatchObject({ status: 409, body: { code: 'stale_version' } });
      expect((await blind(id, 2)).status).toBe(409);
    });
  });

  describe('protects', () => {
    it('AMB-51 reviews from the clinic that they are about', async () => {
      const id = await write();
      const other = await aReview(test.db);
      for (const one of [id, other.id]) {
        const answer = await change(one, { action: 'blind', reason: REASON, version: 1 }, clinic);
        expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden' } });
      }
      expect((await list(`?clinicId=${other.clinic_id}`, clinic)).body).toMatchObject({ total: 0 });
    });

    it('the counts when 20 hide it at once', async () => {
      const id = await write();
      const answers = await Promise.all(Array.from({ length: 20 }, () => blind(id)));
      const statuses = answers.map(({ status }) => status).sort();
      expect(statuses).toEqual([200, ...Array(19).fill(409)]);
      expect(await counts()).toEqual([0, 0, 0, 0]);
    });
  });
});
