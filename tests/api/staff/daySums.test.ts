import { beforeEach, describe, expect, it } from 'vitest';
import { createEventViews, writeEventViews } from '../../../server/domain/event/eventViews.ts';
import { eraseMemberRows } from '../../../server/domain/member/eraseMemberSql.ts';
import { countDays } from '../../../server/domain/overview/countDays.ts';
import { koreanDayOf, koreanDayStart } from '../../../server/lib/koreanDay.ts';
import { forRacingCalls } from '../../support/app/database/testDatabase.ts';
import { useTestApp } from '../../support/app/useTestApp.ts';
import { asMember } from '../../support/fakes/fakeSessions.ts';
import { aConsentingMember } from '../../support/fixtures/counsel/aConsentingMember.ts';
import { aClinic, aCounsel, anEvent, aReview } from '../../support/fixtures/factories.ts';
import { reviewForm } from '../../support/fixtures/reviewForm.ts';
import { deskWorld } from '../../support/fixtures/staff/deskWorld.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Noon in Seoul. Ids have the real time, so the days of the test are near it. */
const NOON = new Date(koreanDayStart(new Date()).getTime() + 12 * HOUR);
const dayAgo = (days: number) => koreanDayOf(new Date(NOON.getTime() - days * DAY));
const TODAY = dayAgo(0);

forRacingCalls((_engine, open) => {
  const eventViews = createEventViews();
  const test = useTestApp(open, { start: NOON, options: { eventViews } });
  const desk = deskWorld(test);

  beforeEach(() => {
    eventViews.take();
  });

  /** As `2026-11-20 booked web 2`, of the clinic or with null of all. */
  const sums = async (of: string | null = desk.clinicId): Promise<string[]> => {
    await countDays(test.db, test.now);
    const rows = await test.db.query<{ line: string }>(
      `select concat_ws(' ', day::text, kind, nullif(part, ''), amount) as line from day_sum
       where clinic_id is not distinct from $1::uuid order by line`,
      [of],
    );
    return rows.map(({ line }) => line);
  };
  const ofKind = async (kind: string) =>
    (await sums()).filter((line) => line.includes(` ${kind} `));
  const book = async (userAgent = 'Mozilla/5.0', from: object = {}) => {
    const form = {
      clinic_id: desk.clinicId,
      sourceType: 'CLINIC',
      sourceId: desk.clinicId,
      content: '상담',
    };
    const headers = { ...desk.asMember, 'User-Agent': userAgent };
    const { status, body } = await test.send(
      'POST',
      '/member/counsels',
      { ...form, ...from },
      headers,
    );
    expect(status).toBe(200);
    return String(Object(body).data.id);
  };
  const change = async (id: string, body: object) => {
    expect((await desk.change(id, body)).status).toBe(200);
  };

  describe('a day counts', () => {
    it('bookings, by whether the member is inside LINE', async () => {
      await book();
      await book();
      await book('Mozilla/5.0 (iPhone) Safari/604.1 Line/14.0.0');
      await aCounsel(test.db, { clinic_id: desk.clinicId, created_at: NOON });
      expect(await ofKind('booked')).toEqual([
        `${TODAY} booked 1`,
        `${TODAY} booked line 1`,
        `${TODAY} booked web 2`,
      ]);
    });

    it('on the day in Seoul', async () => {
      test.now = new Date(koreanDayStart(NOON).getTime() - 1);
      await book();
      test.now = koreanDayStart(NOON);
      await book();
      test.now = NOON;
      expect(await ofKind('booked')).toEqual([
        `${dayAgo(1)} booked web 1`,
        `${TODAY} booked web 1`,
      ]);
    });

    it('each counsel once as confirmed and completed, also when its appointment was moved', async () => {
      const id = await book();
      const appointment = new Date(NOON.getTime() + HOUR).toISOString();
      const booked = { state: 'CONSULTATION_APPOINTMENT_CONFIRMED', appointment };
      await change(id, { state: 'CLINIC_CONFIRMED' });
      await change(id, booked);
      await change(id, { state: 'CLINIC_CONFIRMED' });
      await change(id, booked);
      test.now = new Date(NOON.getTime() + 2 * HOUR);
      await change(id, { state: 'CONSULTATION_COMPLETE' });
      const later = { appointment: new Date(NOON.getTime() + DAY).toISOString() };
      await change(id, { state: 'TREATMENT_APPOINTMENT_CONFIRMED', ...later });
      expect(await ofKind('confirmed')).toEqual([`${TODAY} confirmed 1`]);
      expect(await ofKind('completed')).toEqual([`${TODAY} completed 1`]);
    });

    it('cancellations, and those of a clinic that declines are no confirmation', async () => {
      await change(await book(), { state: 'CANCELED', reason: '휴진' });
      expect(await ofKind('canceled')).toEqual([`${TODAY} canceled 1`]);
      expect(await ofKind('confirmed')).toEqual([]);
    });

    it('the first answer of the clinic by its hours, once for each counsel', async () => {
      test.now = new Date(NOON.getTime() - 4.5 * HOUR);
      const id = await book();
      test.now = NOON;
      await change(id, { state: 'CLINIC_CONFIRMED' });
      await change(id, { state: 'CANCELED', reason: '휴진' });
      expect(await ofKind('answered')).toEqual([`${TODAY} answered 5 1`]);
    });

    it('missed appointments; taking the note back counts one less, a move does not change it', async () => {
      const passed = new Date(NOON.getTime() - HOUR).toISOString();
      const undone = await desk.appointment(passed);
      const moved = await desk.appointment(passed);
      await change(undone, { noShow: true });
      await change(moved, { noShow: true });
      await change(moved, { noShow: true });
      expect(await ofKind('missed')).toEqual([`${TODAY} missed 2`]);
      await change(undone, { noShow: false });
      await change(moved, { state: 'CLINIC_CONFIRMED' });
      expect(await ofKind('missed')).toEqual([`${TODAY} missed 1`]);
      expect(await sums(null)).toContain(`${TODAY} missed 1`);
    });

    it('AMB-107 all reviews, and the ratings that count for the average', async () => {
      const of = { member_id: desk.me, clinic_id: desk.clinicId, created_at: NOON };
      await aReview(test.db, { ...of, rating: 2 });
      await aReview(test.db, { ...of, rating: 4 });
      await aReview(test.db, { clinic_id: desk.clinicId, created_at: NOON, rating: 5 });
      await aReview(test.db, { clinic_id: desk.clinicId, created_at: NOON, status: 'PENDING' });
      expect(await ofKind('reviewed')).toEqual([`${TODAY} reviewed 3`]);
      expect(await ofKind('rated')).toEqual([`${TODAY} rated 4 1`, `${TODAY} rated 5 1`]);
    });

    it('what an event was booked from, and how often its page was read, without the visitor', async () => {
      const event = await anEvent(test.db, { clinic_id: desk.clinicId });
      await book(undefined, { sourceType: 'EVENT', sourceId: event.id });
      for (const id of [event.id, event.id, '0193a000-0000-7000-8000-00000000dead']) {
        expect((await test.send('POST', `/public/events/${id}/views`)).status).toBe(200);
      }
      expect((await test.send('POST', '/public/events/none/views')).status).toBe(404);
      expect(await ofKind('eventViewed')).toEqual([]);
      await writeEventViews(test.db, eventViews);
      await writeEventViews(test.db, eventViews);
      expect(await ofKind('eventViewed')).toEqual([`${TODAY} eventViewed ${event.id} 2`]);
      expect(await ofKind('eventBooked')).toEqual([`${TODAY} eventBooked ${event.id} 1`]);
    });
  });

  it('the sums of all clinics are those of each together', async () => {
    await book();
    const other = await aClinic(test.db);
    await aCounsel(test.db, { clinic_id: other.id, created_at: NOON });
    await sums();
    expect(await sums(null)).toEqual([`${TODAY} booked 1`, `${TODAY} booked web 1`]);
  });

  it('a round that counts the same again writes nothing', async () => {
    await book();
    await sums();
    const versions = () => test.db.query('select xmin::text from day_sum order by 1');
    const before = await versions();
    await sums();
    expect(await versions()).toEqual(before);
  });

  describe('a day is open for a week: then its sums stay', () => {
    const written = async (days: number) => {
      const created_at = new Date(NOON.getTime() - days * DAY);
      const member = await aConsentingMember(test.db, desk.clinicId);
      const own = { member_id: member.id, clinic_id: desk.clinicId, created_at };
      const counsel = await aCounsel(test.db, own);
      return aReview(test.db, { ...own, counsel_id: counsel.id });
    };

    it('when a member leaves, the closed days keep their counsels and reviews', async () => {
      await desk.counsel({ created_at: new Date(NOON.getTime() - 7 * DAY) });
      await book();
      expect(await ofKind('booked')).toHaveLength(2);
      await test.db.transaction((tx) => eraseMemberRows(tx, desk.me, test.now));
      expect(await sums()).toEqual([`${dayAgo(7)} booked 1`]);
      expect(await sums(null)).toEqual([`${dayAgo(7)} booked 1`]);
    });

    it('an edited rating changes an open day only', async () => {
      const reviews = [await written(6), await written(7)];
      await sums();
      for (const { id, counsel_id, member_id } of reviews) {
        const form = reviewForm({ id: counsel_id, clinic_id: desk.clinicId }, { rating: 1 });
        await test.send('PATCH', `/member/reviews/${id}`, form, asMember(member_id));
      }
      expect(await ofKind('rated')).toEqual([`${dayAgo(7)} rated 5 1`, `${dayAgo(6)} rated 1 1`]);
    });
  });

  describe('the job', () => {
    it('begins with the first counsel, goes on in rounds, and names no day twice', async () => {
      for (const days of [300, 200, 100, 0]) {
        const created_at = new Date(NOON.getTime() - days * DAY);
        await aCounsel(test.db, { clinic_id: desk.clinicId, created_at });
      }
      let rounds = 1;
      while (!(await countDays(test.db, test.now))) rounds += 1;
      expect(rounds).toBeGreaterThan(2);
      expect(await ofKind('booked')).toEqual(
        [300, 200, 100, 0].map((n) => `${dayAgo(n)} booked 1`),
      );
    });

    it('counts the days of a pause', async () => {
      test.now = new Date(NOON.getTime() - 20 * DAY);
      await sums();
      await aCounsel(test.db, {
        clinic_id: desk.clinicId,
        created_at: new Date(NOON.getTime() - 15 * DAY),
      });
      test.now = NOON;
      expect(await ofKind('booked')).toEqual([`${dayAgo(15)} booked 1`]);
    });

    it('of two processes at once counts once', async () => {
      await book();
      await Promise.all([countDays(test.db, test.now), countDays(test.db, test.now)]);
      expect(await ofKind('booked')).toEqual([`${TODAY} booked web 1`]);
    });
  });
});
