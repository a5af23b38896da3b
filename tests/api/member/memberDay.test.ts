import { describe, expect, it } from 'vitest';
import { CONSENT_VERSION } from '../../../contract/plain/consent.ts';
import { DAY_BUDGETS } from '../../../server/domain/member/chargeMember.ts';
import { forRacingCalls } from '../../support/app/database/testDatabase.ts';
import { inRounds } from '../../support/app/proof.ts';
import type { Answer } from '../../support/app/testApp.ts';
import { useTestApp } from '../../support/app/useTestApp.ts';
import { fakeMailer } from '../../support/fakes/fakeMailer.ts';
import { asMember } from '../../support/fakes/fakeSessions.ts';
import { aConsentingMember } from '../../support/fixtures/counsel/aConsentingMember.ts';
import { aCounsel, aReview } from '../../support/fixtures/factories.ts';
import { reviewForm } from '../../support/fixtures/reviewForm.ts';
import { deskWorld } from '../../support/fixtures/staff/deskWorld.ts';

/** Translations are not refused: the reader gets the original (translation.test.ts). */
type Kind = Exclude<keyof typeof DAY_BUDGETS, 'translations'>;

const NOON = new Date('2026-11-20T03:00:00Z');
const HOUR = 60 * 60 * 1_000;
const LONG = 'a'.repeat(250_000);

forRacingCalls((_engine, open) => {
  const test = useTestApp(open, { start: NOON, options: { mailer: fakeMailer() } });
  const desk = deskWorld(test);

  const book = (content = '상담', memberId = desk.me) => {
    const body = {
      clinic_id: desk.clinicId,
      sourceType: 'CLINIC',
      sourceId: desk.clinicId,
      content,
    };
    return test.send('POST', '/member/counsels', body, asMember(memberId));
  };
  const write = async (content = '후기') => {
    const counsel = await aCounsel(test.db, { member_id: desk.me });
    const form = reviewForm(counsel, { content });
    return { form, answer: await test.send('POST', '/member/reviews', form, desk.asMember) };
  };
  const ACTS: Record<Kind, () => Promise<Answer>> = {
    counsels: () => book(),
    reviews: async () => (await write()).answer,
    messages: async () => {
      const id = await desk.counsel();
      const path = `/member/counsels/${id}/messages`;
      return test.send('POST', path, { text: '질문' }, desk.asMember);
    },
    reports: async () => {
      const body = { review_id: (await aReview(test.db)).id, reason: 'INSULT' };
      return test.send('POST', '/member/reports', body, desk.asMember);
    },
    bookmarks: () => {
      const body = { bookmarkableId: desk.clinicId, bookmarkableType: 'CLINIC' };
      return test.send('POST', '/member/bookmarks', body, desk.asMember);
    },
    consents: () => {
      const purposes = ['health'];
      const text = { version: CONSENT_VERSION, language: 'ko' };
      const body = { clinic_id: desk.clinicId, purposes, ...text };
      return test.send('POST', '/member/consents', body, desk.asMember);
    },
    uploads: () =>
      test.get('/s3/generate-s3-url?filename=a&filetype=image/png&size=5', desk.asMember),
    exports: () => test.get('/member/export', desk.asMember),
    emailCodes: () => {
      const body = { address: 'me@example.com', language: 'ko' };
      return test.send('PUT', '/member/email/address', body, desk.asMember);
    },
  };
  /** As if the member had done that much today. */
  const haveDone = (kind: Kind, { acts = 1, bytes = 0 }) =>
    test.db.query(
      `insert into member_day values ($1, $2, '2026-11-20', $3, $4)
       on conflict (member_id, kind) do update set acts = $3, bytes = $4`,
      [desk.me, kind, acts, bytes],
    );
  const countOf = async (table: string) => (await test.db.query(`select 1 from ${table}`)).length;
  const refused = { status: 429, body: { code: 'day_limit_reached' } };

  describe('a member who sends too much', () => {
    it.each(Object.keys(ACTS) as Kind[])(
      'is refused %s when the daily limit is reached',
      async (kind) => {
        await haveDone(kind, { acts: DAY_BUDGETS[kind].acts - 1 });
        expect((await ACTS[kind]()).status).toBe(200);
        const answer = await ACTS[kind]();
        expect(answer).toMatchObject(refused);
        // From noon to midnight in Korea.
        expect(answer.headers.get('retry-after')).toBe(String(12 * 60 * 60));
      },
    );

    it('sends at most 2 MB of counsels, and refused ones are not stored', async () => {
      const answers: number[] = [];
      for (let sent = 0; sent < 12; sent += 1) answers.push((await book(LONG)).status);
      expect(answers).toEqual([...Array(9).fill(200), ...Array(3).fill(429)]);
      expect(await countOf('counsel')).toBe(9);
      expect(await countOf('outbox')).toBeLessThanOrEqual(9);
    });

    it('sends at most 4 MB of reviews, new and edited ones together', async () => {
      const { form, answer } = await write(LONG);
      const { id } = Object(answer.body).data;
      const edit = () => test.send('PATCH', `/member/reviews/${id}`, form, desk.asMember);
      const answers: number[] = [];
      for (let sent = 0; sent < 18; sent += 1) answers.push((await edit()).status);
      expect(answers).toEqual([...Array(16).fill(200), ...Array(2).fill(429)]);
    });

    it('cannot lower the daily use by deleting', async () => {
      await haveDone('uploads', { acts: DAY_BUDGETS.uploads.acts - 1 });
      expect((await ACTS.uploads()).status).toBe(200);
      await test.db.query('delete from upload');
      expect(await ACTS.uploads()).toMatchObject(refused);
    });

    it('may send again on the next day in Korea, with one row for each kind', async () => {
      await haveDone('counsels', { acts: 1_000, bytes: 1e9 });
      expect(await book()).toMatchObject(refused);
      test.later(11 * HOUR);
      expect(await book()).toMatchObject(refused);
      test.later(HOUR);
      expect((await book()).status).toBe(200);
      expect(await test.db.query('select acts from member_day')).toEqual([{ acts: 1 }]);
    });

    it('cannot send more through a process whose clock is late', async () => {
      test.later(12 * HOUR);
      await book();
      await test.db.query("update member_day set acts = 1000 where kind = 'counsels'");
      test.later(-HOUR);
      expect(await book()).toMatchObject(refused);
    });

    it('does not use up the limit of others', async () => {
      await haveDone('counsels', { acts: 1_000 });
      const other = (await aConsentingMember(test.db, desk.clinicId)).id;
      expect((await book('상담', other)).status).toBe(200);
    });

    it('sends 60 at once, and each one is counted', inRounds, async () => {
      await haveDone('counsels', { acts: DAY_BUDGETS.counsels.acts - 8 });
      const answers = await Promise.all(Array.from({ length: 60 }, () => book()));
      const statuses = answers.map(({ status }) => status).sort();
      expect(statuses).toEqual([...Array(8).fill(200), ...Array(52).fill(429)]);
      expect(await countOf('counsel')).toBe(8);
    });
  });
});
