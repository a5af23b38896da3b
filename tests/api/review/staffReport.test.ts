import { beforeEach, describe, expect, it } from 'vitest';
import type { ReportReason } from '../../../contract/report.ts';
import type { StaffSession } from '../../../server/http/guard/session.ts';
import { forRacingCalls } from '../../support/app/database/testDatabase.ts';
import { inRounds } from '../../support/app/proof.ts';
import { useTestApp } from '../../support/app/useTestApp.ts';
import { asking, asMember } from '../../support/fakes/fakeSessions.ts';
import { aMember, aReview } from '../../support/fixtures/factories.ts';
import { aStaff } from '../../support/fixtures/staff/aStaff.ts';

const NOON = new Date('2026-11-20T12:00:00Z');

forRacingCalls((_engine, open) => {
  const test = useTestApp(open, { start: NOON });
  let operator: StaffSession;

  beforeEach(async () => {
    operator = await aStaff(test.db, { user_id: 'boss' });
  });

  const report = async (review_id: string, reason: ReportReason = 'INSULT', who?: string) => {
    const member = who ?? (await aMember(test.db)).id;
    return test.send('POST', '/member/reports', { review_id, reason }, asMember(member));
  };
  const list = async (query = '?reported=true', who = operator) =>
    test.get(`/staff/reviews${query}`, asking(who));
  const idsOf = async (query?: string) =>
    Object((await list(query)).body).data.map(({ id }: { id: string }) => id);
  const read = (id: string, who = operator) => test.data(`/staff/reviews/${id}`, asking(who));
  const change = (id: string, body: object, who = operator) =>
    test.send('PATCH', `/staff/reviews/${id}`, body, asking(who));
  const keep = (id: string, version: number) => change(id, { action: 'keep', version });
  const openReports = () =>
    test.db.query('select review_id from review_report where closed_at is null');

  describe('works', () => {
    it('AMB-111 operators list reported reviews, the oldest report first, with reasons and counts', async () => {
      const [first, second] = [(await aReview(test.db)).id, (await aReview(test.db)).id];
      await aReview(test.db);
      await report(second, 'INSULT');
      await report(first, 'ADVERTISING');
      await report(second, 'OTHER');
      await report(second, 'INSULT');
      const { body } = await list();
      expect(body).toMatchObject({
        data: [
          {
            id: second,
            reports: [
              { reason: 'INSULT', count: 2 },
              { reason: 'OTHER', count: 1 },
            ],
          },
          { id: first, reports: [{ reason: 'ADVERTISING', count: 1 }] },
        ],
        total: 2,
      });
      expect(await idsOf('?reported=true&limit=1&offset=1')).toEqual([first]);
      expect(await idsOf('?reported=true&status=BLINDED')).toEqual([]);
    });

    it('keeping a review closes its reports, and says so in the access record', async () => {
      const { id } = await aReview(test.db);
      await report(id);
      const { version } = await read(id);
      test.later(60_000);
      expect(await keep(id, version)).toMatchObject({
        status: 200,
        body: { data: { status: 'PUBLISHED', reports: [] } },
      });
      expect(await idsOf()).toEqual([]);
      expect(await test.db.query('select closed_at, closed_by from review_report')).toEqual([
        { closed_at: test.now, closed_by: operator.staffId },
      ]);
      const [entry] = await test.db.query(
        "select staff, detail, subject_ids from access_record where action = 'REVIEW_CHANGED'",
      );
      expect(entry).toMatchObject({ staff: 'boss', detail: 'kept' });
    });

    it('hiding a review closes its reports', async () => {
      const { id } = await aReview(test.db);
      await report(id);
      const { version } = await read(id);
      const hidden = await change(id, { action: 'blind', reason: '욕설', version });
      expect(hidden).toMatchObject({ body: { data: { status: 'BLINDED', reports: [] } } });
      expect(await openReports()).toEqual([]);
    });

    it('after a review was kept, the same member may report it again', async () => {
      const { id } = await aReview(test.db);
      const member = (await aMember(test.db)).id;
      await report(id, 'INSULT', member);
      await keep(id, (await read(id)).version);
      expect((await report(id, 'OTHER', member)).status).toBe(200);
      expect((await read(id)).reports).toEqual([{ reason: 'OTHER', count: 1 }]);
    });
  });

  describe('refuses', () => {
    it('keeping a review without open reports', async () => {
      const { id } = await aReview(test.db);
      expect(await keep(id, 1)).toMatchObject({ status: 409, body: { code: 'not_allowed_now' } });
    });

    it('a decision that does not know of the newest report', async () => {
      const { id } = await aReview(test.db);
      await report(id);
      const { version } = await read(id);
      await report(id, 'PERSONAL_INFORMATION');
      const stale = { status: 409, body: { code: 'stale_version' } };
      expect(await keep(id, version)).toMatchObject(stale);
      expect(await change(id, { action: 'blind', reason: '욕설', version })).toMatchObject(stale);
      expect(await openReports()).toHaveLength(2);
    });
  });

  describe('protects', () => {
    it('AMB-51 reports from the clinic that the review is about', async () => {
      const { id, clinic_id } = await aReview(test.db);
      const clinic = await aStaff(test.db, { clinic_id });
      const before = await read(id, clinic);
      await report(id);
      expect(await read(id, clinic)).toEqual(before);
      expect((await list('?reported=true', clinic)).status).toBe(403);
      expect((await change(id, { action: 'keep', version: 2 }, clinic)).status).toBe(403);
      expect((await read(id, clinic)).reports).toBeNull();
      expect(Object((await list('', clinic)).body).data).toMatchObject([{ id, reports: null }]);
    });

    it(
      'when a review is reported and hidden at once, no report of it stays open',
      inRounds,
      async () => {
        const { id } = await aReview(test.db);
        const members = await Promise.all([1, 2, 3, 4].map(() => aMember(test.db)));
        const hide = async (): Promise<void> => {
          const body = { action: 'blind', reason: '욕설', version: (await read(id)).version };
          if ((await change(id, body)).status === 409) await hide();
        };
        await Promise.all([hide(), ...members.map((member) => report(id, 'INSULT', member.id))]);
        expect((await read(id)).status).toBe('BLINDED');
        expect(await openReports()).toEqual([]);
      },
    );
  });
});
