import { beforeEach, describe, expect, it } from 'vitest';
import { COUNSEL_STATES } from '../../../contract/plain/counselCourse.ts';
import { forRacingCalls } from '../../support/app/database/testDatabase.ts';
import { inRounds } from '../../support/app/proof.ts';
import { useTestApp } from '../../support/app/useTestApp.ts';
import { asMember } from '../../support/fakes/fakeSessions.ts';
import { aCounsel, aMember, aReview } from '../../support/fixtures/factories.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const UNKNOWN = '0193a000-0000-7000-8000-000000000000';

forRacingCalls((_engine, open) => {
  const test = useTestApp(open, { start: NOW });
  let me: string;
  let id: string;

  beforeEach(async () => {
    me = (await aMember(test.db)).id;
    id = (await aCounsel(test.db, { member_id: me, state: 'CLINIC_CONFIRMED' })).id;
  });

  const patch = (body: unknown, counselId = id, memberId = me) =>
    test.send('PATCH', `/member/counsels/${counselId}`, body, asMember(memberId));
  const cancel = (reason = '바빠서', counselId = id, memberId = me) =>
    patch({ state: 'CANCELED', reason }, counselId, memberId);
  const changes = () => test.db.query('select from_state, to_state, actor from counsel_change');

  describe('works', () => {
    it('AMB-18 a member cancels with a reason, which the history shows', async () => {
      const canceled = await cancel();
      expect(canceled).toMatchObject({
        status: 200,
        body: {
          data: {
            id,
            state: 'CANCELED',
            changed: false,
            history: [
              {
                from: 'CLINIC_CONFIRMED',
                to: 'CANCELED',
                at: NOW.toISOString(),
                by: 'member',
                reason: '바빠서',
              },
            ],
          },
        },
      });
      const read = await test.get(`/member/counsels/${id}`, asMember(me));
      expect(read.body).toEqual(canceled.body);
      expect(await test.db.query('select version from counsel')).toEqual([{ version: 2 }]);
    });

    it('API-23 the link to its review may be sent once or several times', async () => {
      const review = await aReview(test.db, { counsel_id: id });
      for (const answer of [
        await patch({ review_id: review.id }),
        await patch({ review_id: review.id }),
      ]) {
        expect(answer).toMatchObject({ status: 200, body: { data: { id, review_id: review.id } } });
      }
      expect(await changes()).toEqual([]);
    });
  });

  describe('refuses', () => {
    it('to cancel a counsel that is over', async () => {
      for (const state of COUNSEL_STATES) {
        const counsel = await aCounsel(test.db, { member_id: me, state });
        const isOver = state === 'TREATMENT_COMPLETE' || state === 'CANCELED';
        const { status, body } = await cancel('이유', counsel.id);
        expect({ state, status }).toEqual({ state, status: isOver ? 409 : 200 });
        if (isOver) expect(body).toMatchObject({ code: 'not_allowed_now' });
      }
    });

    it('an empty reason, and any other change of state', async () => {
      expect((await cancel('  \n')).status).toBe(400);
      expect((await patch({ state: 'CANCELED' })).status).toBe(400);
      for (const state of COUNSEL_STATES.slice(0, -1)) {
        expect((await patch({ state, reason: '이유' })).status).toBe(400);
      }
      expect(await changes()).toEqual([]);
    });

    it('to link the review of another counsel, or a missing review', async () => {
      const own = await aReview(test.db, { member_id: me });
      const foreign = await aReview(test.db);
      for (const review_id of [own.id, foreign.id, UNKNOWN]) {
        expect(await patch({ review_id })).toMatchObject({
          status: 404,
          body: { code: 'not_found' },
        });
      }
    });
  });

  describe('protects', () => {
    it('ROLE-07 the counsel of another member looks like a missing one', async () => {
      const other = (await aMember(test.db)).id;
      const review = await aReview(test.db, { counsel_id: id });
      for (const path of [id, UNKNOWN, 'pv']) {
        for (const body of [
          { state: 'CANCELED', reason: '이유' },
          { state: 'CANCELED', reason: '' },
          { review_id: review.id },
        ]) {
          expect(await patch(body, path, other)).toMatchObject({
            status: 404,
            body: { code: 'not_found', message: 'not found' },
          });
        }
      }
      expect((await test.send('PATCH', `/member/counsels/${id}`, {})).status).toBe(401);
      expect(await changes()).toEqual([]);
    });

    it('canceling 100 times at once is one change', inRounds, async () => {
      const answers = await Promise.all(Array.from({ length: 100 }, () => cancel()));
      const statuses = answers.map(({ status }) => status).sort();
      expect(statuses).toEqual([200, ...Array.from({ length: 99 }, () => 409)]);
      expect(await changes()).toEqual([
        { from_state: 'CLINIC_CONFIRMED', to_state: 'CANCELED', actor: 'member' },
      ]);
    });
  });
});
