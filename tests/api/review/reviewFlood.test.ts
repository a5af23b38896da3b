import { beforeEach, describe, expect, it } from 'vitest';
import { limits } from '../../../server/limits/limits.ts';
import { forRacingCalls } from '../../support/app/database/testDatabase.ts';
import { countForProof, inRounds, numberFromEnv } from '../../support/app/proof.ts';
import { useTestApp } from '../../support/app/useTestApp.ts';
import { asking, asMember } from '../../support/fakes/fakeSessions.ts';
import { aConsentingMember, agreeTo } from '../../support/fixtures/counsel/aConsentingMember.ts';
import {
  aClinic,
  aCounsel,
  aDoctor,
  aReview,
  type CounselRow,
} from '../../support/fixtures/factories.ts';
import { reviewForm } from '../../support/fixtures/reviewForm.ts';
import { aStaff } from '../../support/fixtures/staff/aStaff.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const LONG_AGO = { created_at: new Date('2026-01-01T00:00:00Z') };
const { counselsAtClinic } = limits.memberDay;
const { reviews: BURST, windowMs } = limits.reviewBurst;

/** 130 members have given 4.12 stars on average. */
const HONEST = 130;
const FOURS = 114;
const ATTEMPTS = numberFromEnv('FLOOD_ATTEMPTS', 450);
const AT_ONCE = 25;

forRacingCalls((engine, open) => {
  const test = useTestApp(open, { start: NOW, isCached: true });
  let clinicId: string;
  let doctorId: string;

  beforeEach(async () => {
    clinicId = (await aClinic(test.db)).id;
    doctorId = (await aDoctor(test.db, { clinic_id: clinicId })).id;
  });

  const book = (memberId: string, at = clinicId) => {
    const form = { clinic_id: at, sourceType: 'CLINIC', sourceId: at, content: '' };
    return test.send('POST', '/member/counsels', form, asMember(memberId));
  };
  const aPlainCounsel = () => aCounsel(test.db, { clinic_id: clinicId, ...LONG_AGO });
  const write = async (rating = 1, of?: CounselRow) => {
    const counsel = of ?? (await aPlainCounsel());
    const form = reviewForm(counsel, { rating, doctors: [doctorId] });
    const caller = asMember(counsel.member_id);
    const { status, body } = await test.send('POST', '/member/reviews', form, caller);
    expect(status).toBe(200);
    return { ...Object(body).data, caller } as { id: string; status: string; caller: object };
  };
  const clinic = () => test.data(`/public/clinics/${clinicId}`);

  it('AMB-107 one account that books and writes 450 one-star reviews hardly moves a clinic', async () => {
    for (let n = 0; n < HONEST; n += 1) {
      await aReview(test.db, { clinic_id: clinicId, rating: n < FOURS ? 4 : 5, ...LONG_AGO });
    }
    expect((await clinic()).averageRating).toBe(4.12);
    const me = (await aConsentingMember(test.db, clinicId)).id;
    const attack = async () => {
      const booked = await book(me);
      if (booked.status !== 200) return;
      const form = reviewForm(Object(booked.body).data, { rating: 1 });
      await test.send('POST', '/member/reviews', form, asMember(me));
    };
    for (let sent = 0; sent < ATTEMPTS; sent += AT_ONCE) {
      await Promise.all(Array.from({ length: AT_ONCE }, attack));
    }
    const { averageRating, reviewCount } = await clinic();
    if (engine === 'postgres') countForProof('rating', averageRating);
    expect(averageRating).toBe(4.1);
    expect(reviewCount).toBe(HONEST + counselsAtClinic);
  });

  describe('bookings of one member at one clinic', () => {
    it('AMB-107 are limited for a day in Seoul, and the refusal says so', async () => {
      const me = (await aConsentingMember(test.db, clinicId)).id;
      for (let n = 0; n < counselsAtClinic; n += 1) expect((await book(me)).status).toBe(200);
      const refused = await book(me);
      expect(refused).toMatchObject({ status: 429, body: { code: 'clinic_limit_reached' } });
      expect(refused.headers.get('retry-after')).toBe(String(3 * 60 * 60));
      const elsewhere = (await aClinic(test.db)).id;
      await agreeTo(test.db, { id: me, language: 'ko' }, elsewhere);
      expect((await book(me, elsewhere)).status).toBe(200);
      expect((await book((await aConsentingMember(test.db, clinicId)).id)).status).toBe(200);
      test.now = new Date('2026-11-21T00:00:00+09:00');
      expect((await book(me)).status).toBe(200);
    });

    it('AMB-107 are limited also when 50 arrive at once', inRounds, async () => {
      const me = (await aConsentingMember(test.db, clinicId)).id;
      const answers = await Promise.all(Array.from({ length: 50 }, () => book(me)));
      const booked = answers.filter(({ status }) => status === 200);
      expect(booked).toHaveLength(counselsAtClinic);
      expect(await test.db.query('select 1 from counsel')).toHaveLength(counselsAtClinic);
    });
  });

  describe('a burst of reviews for one clinic', () => {
    it(
      'AMB-107 makes reviews from the twenty-first on wait for a check, also when 35 arrive at once',
      inRounds,
      async () => {
        const counsels: CounselRow[] = [];
        for (let n = 0; n < BURST + 15; n += 1) counsels.push(await aPlainCounsel());
        const written = await Promise.all(counsels.map((counsel) => write(1, counsel)));
        const waiting = written.filter(({ status }) => status === 'PENDING');
        expect(waiting).toHaveLength(15);
        expect(await clinic()).toMatchObject({ reviewCount: BURST, averageRating: 1 });
      },
    );

    it('AMB-107 is over after an hour', async () => {
      for (let n = 0; n < BURST; n += 1) await write();
      expect((await write()).status).toBe('PENDING');
      test.later(windowMs);
      expect((await write()).status).toBe('PUBLISHED');
    });

    describe('a review that waits for a check', () => {
      let waiting: Awaited<ReturnType<typeof write>>;
      beforeEach(async () => {
        for (let n = 0; n < BURST; n += 1) {
          await aReview(test.db, { clinic_id: clinicId, rating: 5, created_at: NOW });
        }
        waiting = await write(1);
      });

      const moderate = async (body: object) => {
        const operator = asking(await aStaff(test.db));
        return test.send(
          'PATCH',
          `/staff/reviews/${waiting.id}`,
          { version: 1, ...body },
          operator,
        );
      };
      const publicPlaces = async () => ({
        list: Object((await test.get('/public/reviews?limit=100')).body).total,
        ofDoctor: Object((await test.get(`/public/reviews?doctorId=${doctorId}`)).body).total,
        popular: Object((await test.get('/public/reviews?sort=popular&limit=100')).body).total,
        page: (await test.get(`/public/reviews/${waiting.id}`)).status,
        card: (await test.get(`/media/share/review/${waiting.id}.png`)).status,
        sitemap: String((await test.get('/sitemaps/reviews-ko-1.xml')).body).includes(waiting.id),
        clinic: (await clinic()).averageRating,
        count: (await clinic()).reviewCount,
        doctor: (await test.data(`/public/doctors/${doctorId}`)).reviewCount,
      });
      const hidden = {
        list: BURST,
        ofDoctor: 0,
        popular: BURST,
        page: 404,
        card: 404,
        sitemap: false,
        clinic: 5,
        count: BURST,
        doctor: 0,
      };

      it('AMB-107 is not public anywhere, and its member sees that it waits', async () => {
        expect(await publicPlaces()).toEqual(hidden);
        const mark = { bookmarkableId: waiting.id, bookmarkableType: 'REVIEW' };
        const other = asMember((await aConsentingMember(test.db, clinicId)).id);
        expect((await test.send('POST', '/member/bookmarks', mark, other)).status).toBe(404);
        const mine = await test.get('/member/reviews', { ...waiting.caller });
        expect(mine.body).toMatchObject({ data: [{ id: waiting.id, status: 'PENDING' }] });
        expect(JSON.stringify(mine.body)).not.toContain('burst');
      });

      it('AMB-107 is listed first in the console with its reason, and counts when it is published', async () => {
        const operator = asking(await aStaff(test.db));
        const { body } = await test.get('/staff/reviews', operator);
        expect(Object(body).data[0]).toMatchObject({ id: waiting.id, pendingReason: 'burst' });
        expect((await moderate({ action: 'publish' })).body).toMatchObject({
          data: { status: 'PUBLISHED', pendingReason: null },
        });
        expect(await publicPlaces()).toMatchObject({
          list: BURST + 1,
          ofDoctor: 1,
          page: 200,
          sitemap: true,
          clinic: 4.81,
          count: BURST + 1,
          doctor: 1,
        });
      });

      it('AMB-107 can be hidden by staff without ever having counted', async () => {
        expect((await moderate({ action: 'blind', reason: '광고' })).status).toBe(200);
        expect(await publicPlaces()).toEqual(hidden);
      });

      it('AMB-107 keeps waiting when it is edited', async () => {
        const [row] = await test.db.query<{ id: string; clinic_id: string }>(
          `select counsel_id as id, clinic_id from review where id = $1`,
          [waiting.id],
        );
        const form = reviewForm(row ?? { id: '', clinic_id: '' }, { rating: 5 });
        const path = `/member/reviews/${waiting.id}`;
        const edited = await test.send('PATCH', path, form, { ...waiting.caller });
        expect(edited.body).toMatchObject({ data: { status: 'PENDING' } });
        expect(await publicPlaces()).toEqual(hidden);
      });
    });
  });
});
