import { beforeEach, describe, expect, it } from 'vitest';
import { forRacingCalls } from '../../support/app/database/testDatabase.ts';
import { inRounds } from '../../support/app/proof.ts';
import { useTestApp } from '../../support/app/useTestApp.ts';
import { asMember } from '../../support/fakes/fakeSessions.ts';
import { aMember, aReview } from '../../support/fixtures/factories.ts';

const NOW = new Date('2026-11-20T12:00:00Z');

forRacingCalls((_engine, open) => {
  const test = useTestApp(open, { start: NOW, isCached: true });
  let me: string;
  let review: string;

  beforeEach(async () => {
    me = (await aMember(test.db)).id;
    review = (await aReview(test.db)).id;
  });

  const report = (reason = 'INSULT', who = me, review_id = review) =>
    test.send('POST', '/member/reports', { review_id, reason }, asMember(who));
  const stored = () =>
    test.db.query('select review_id, member_id, reason, closed_at from review_report order by id');

  describe('works', () => {
    it('AMB-111 a member reports a review with a reason', async () => {
      expect(await report('ADVERTISING')).toMatchObject({
        status: 200,
        body: {
          data: { review_id: review, reason: 'ADVERTISING', created_at: NOW.toISOString() },
        },
      });
      expect(await stored()).toEqual([
        { review_id: review, member_id: me, reason: 'ADVERTISING', closed_at: null },
      ]);
    });

    it('visitors see nothing of a report', async () => {
      const before = (await test.get(`/public/reviews/${review}`)).body;
      await report();
      expect((await test.get(`/public/reviews/${review}`)).body).toEqual(before);
    });

    it('several members report the same review', async () => {
      const others = await Promise.all([1, 2, 3].map(() => aMember(test.db)));
      const answers = await Promise.all(others.map(({ id }) => report('INSULT', id)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(await stored()).toHaveLength(3);
    });

    it('tells a member which reviews are their own, hidden ones too', async () => {
      const own = await aReview(test.db, { member_id: me });
      const hidden = await aReview(test.db, { member_id: me, status: 'BLINDED' });
      const keys = await test.data('/member/reviews/keys', asMember(me));
      const expected = [own, hidden].map(({ id, counsel_id }) => ({ id, counsel_id }));
      expect(keys).toHaveLength(2);
      expect(keys).toEqual(expect.arrayContaining(expected));
    });
  });

  describe('refuses', () => {
    it('a second report of the same review by the same member', async () => {
      await report('INSULT');
      for (const reason of ['INSULT', 'OTHER']) {
        expect(await report(reason)).toMatchObject({
          status: 409,
          body: { code: 'already_reported' },
        });
      }
      expect(await stored()).toHaveLength(1);
    });

    it('a report of an own review', async () => {
      const own = await aReview(test.db, { member_id: me });
      expect(await report('INSULT', me, own.id)).toMatchObject({
        status: 403,
        body: { code: 'forbidden' },
      });
      expect(await stored()).toEqual([]);
    });

    it('a report of a review that visitors do not see', async () => {
      for (const status of ['PENDING', 'BLINDED'] as const) {
        const { id } = await aReview(test.db, { status });
        expect((await report('INSULT', me, id)).status).toBe(404);
      }
    });

    it('an unknown reason, and a text', async () => {
      expect((await report('BORING')).status).toBe(400);
      const body = { review_id: review, reason: 'OTHER', text: '이유' };
      expect((await test.send('POST', '/member/reports', body, asMember(me))).status).toBe(400);
    });
  });

  describe('protects', () => {
    it('of 20 reports by one member at once exactly one is stored', inRounds, async () => {
      const answers = await Promise.all(Array.from({ length: 20 }, () => report()));
      const statuses = answers.map(({ status }) => status).sort();
      expect(statuses).toEqual([200, ...Array(19).fill(409)]);
      expect(await stored()).toHaveLength(1);
    });

    it('the export of a member has their reports, and leaving deletes them', async () => {
      const other = (await aMember(test.db)).id;
      await report('WRONG_PHOTOS');
      await report('INSULT', other);
      const { reports } = await test.data('/member/export', asMember(me));
      expect(reports).toEqual([
        {
          review_id: review,
          reason: 'WRONG_PHOTOS',
          created_at: NOW.toISOString(),
          closed_at: null,
        },
      ]);
      await test.send('DELETE', `/member/${me}`, undefined, asMember(me));
      expect(await stored()).toMatchObject([{ member_id: other }]);
    });

    it('reports end with their review', async () => {
      const author = (await aMember(test.db)).id;
      const theirs = (await aReview(test.db, { member_id: author })).id;
      await report('INSULT', me, theirs);
      await test.send('DELETE', `/member/${author}`, undefined, asMember(author));
      expect(await stored()).toEqual([]);
    });
  });
});
