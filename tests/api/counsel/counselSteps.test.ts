import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StaffSession } from '../../../server/http/guard/session.ts';
import { inRounds } from '../../support/app/proof.ts';
import { openTestApp, type TestApp } from '../../support/app/testApp.ts';
import { emptyTables, forRacingCalls } from '../../support/app/testDatabase.ts';
import { asking, asMember, fakeSessions } from '../../support/fakes/fakeSessions.ts';
import { aStaff } from '../../support/fixtures/aStaff.ts';
import { aClinic, aCounsel } from '../../support/fixtures/factories.ts';

const NOW = new Date('2026-11-20T03:00:00Z');
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);

forRacingCalls((_engine, open) => {
  let test: TestApp;
  let desk: StaffSession;
  let clinic_id: string;

  beforeAll(async () => {
    const options = { sessions: fakeSessions };
    test = await openTestApp({ db: await open(), now: () => NOW, options });
  });
  beforeEach(async () => {
    await emptyTables(test.db);
    clinic_id = (await aClinic(test.db)).id;
    desk = await aStaff(test.db, { user_id: 'front.desk', clinic_id });
  });

  const book = (wishes: Parameters<typeof aCounsel>[1] = {}) =>
    aCounsel(test.db, { clinic_id, created_at: hoursAgo(2), ...wishes });
  const step = (changes: object[]) =>
    test.send('POST', '/staff/counsels/changes', { changes }, asking(desk));
  const audit = () =>
    test.db.query(
      "select staff, subject_ids, detail from access_record where action = 'COUNSEL_CHANGED' order by id",
    );

  describe('several changes', () => {
    it('go on after one that the database could not make', async () => {
      const [first, busy, last] = [await book(), await book(), await book()];
      await test.db.script(`
        create function refuse_busy() returns trigger language plpgsql as $$
          begin raise exception 'canceling statement' using errcode = '57014'; end $$;
        create trigger refuse_busy before update on counsel for each row
          when (old.id = '${busy.id}') execute function refuse_busy();`);
      const confirm = { version: 1, state: 'CLINIC_CONFIRMED' };
      const answer = await step([first, busy, last].map(({ id }) => ({ id, ...confirm })));
      await test.db.script('drop trigger refuse_busy on counsel; drop function refuse_busy();');
      expect(Object(answer.body).data).toEqual([
        { id: first.id, refused: null },
        { id: busy.id, refused: 'overloaded' },
        { id: last.id, refused: null },
      ]);
    });

    it('are made each by itself; the answer says which were refused and why', async () => {
      const first = await book();
      const stale = await book();
      const visited = await book({
        state: 'CONSULTATION_APPOINTMENT_CONFIRMED',
        consultation_at: hoursAgo(1),
      });
      const early = await book({
        state: 'CONSULTATION_APPOINTMENT_CONFIRMED',
        consultation_at: hoursAgo(-1),
      });
      const foreign = await aCounsel(test.db);
      const confirm = { version: 1, state: 'CLINIC_CONFIRMED' };
      const complete = { version: 1, state: 'CONSULTATION_COMPLETE' };
      const { status, body } = await step([
        { id: first.id, ...confirm },
        { id: stale.id, ...confirm, version: 7 },
        { id: visited.id, ...complete },
        { id: early.id, ...complete },
        { id: foreign.id, ...confirm },
      ]);
      expect(status).toBe(200);
      expect(Object(body).data).toEqual([
        { id: first.id, refused: null },
        { id: stale.id, refused: 'stale_version' },
        { id: visited.id, refused: null },
        { id: early.id, refused: 'not_allowed_now' },
        { id: foreign.id, refused: 'not_found' },
      ]);
      const states = await test.db.query('select state from counsel where version = 2 order by id');
      expect(states).toEqual([{ state: 'CLINIC_CONFIRMED' }, { state: 'CONSULTATION_COMPLETE' }]);
      expect(await audit()).toEqual([
        {
          staff: 'front.desk',
          subject_ids: [first.id],
          detail: 'AWAITING_CLINIC_CONFIRMATION → CLINIC_CONFIRMED',
        },
        {
          staff: 'front.desk',
          subject_ids: [visited.id],
          detail: 'CONSULTATION_APPOINTMENT_CONFIRMED → CONSULTATION_COMPLETE',
        },
      ]);
      const seen = await test.get(`/member/counsels/${first.id}`, asMember(first.member_id));
      expect(seen.body).toMatchObject({ data: { state: 'CLINIC_CONFIRMED', changed: true } });
    });

    it('of 20 members of staff at once: each counsel is moved once', inRounds, async () => {
      const ids = [await book(), await book(), await book()].map(({ id }) => id);
      const all = (order: string[]) =>
        step(order.map((id) => ({ id, version: 1, state: 'CLINIC_CONFIRMED' })));
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) => all(index % 2 ? ids : ids.toReversed())),
      );
      const done = answers
        .flatMap(({ body }) => Object(body).data)
        .filter(({ refused }: { refused: string | null }) => refused === null);
      expect(done).toHaveLength(3);
      expect(await test.db.query('select to_state from counsel_change')).toHaveLength(3);
    });

    it('AMB-105 note that members did not come; the state stays', async () => {
      const state = 'CONSULTATION_APPOINTMENT_CONFIRMED';
      const missed = await book({ state, consultation_at: hoursAgo(1) });
      const early = await book({ state, consultation_at: hoursAgo(-1) });
      const noShow = { version: 1, noShow: true };
      const { status, body } = await step([
        { id: missed.id, ...noShow },
        { id: early.id, ...noShow },
      ]);
      expect(status).toBe(200);
      expect(Object(body).data).toEqual([
        { id: missed.id, refused: null },
        { id: early.id, refused: 'not_allowed_now' },
      ]);
      const seen = await test.get(`/staff/counsels/${missed.id}`, asking(desk));
      expect(seen.body).toMatchObject({ data: { state, noShow: { at: NOW.toISOString() } } });
      expect(await audit()).toMatchObject([{ subject_ids: [missed.id], detail: 'no show' }]);
      const both = { id: missed.id, version: 1, state: 'CONSULTATION_COMPLETE', noShow: true };
      expect((await step([both])).status).toBe(400);
    });

    it('are at most fifty', async () => {
      const one = { id: (await book()).id, version: 1, state: 'CLINIC_CONFIRMED' };
      expect((await step(Array.from({ length: 51 }, () => one))).status).toBe(400);
      expect((await step([])).status).toBe(400);
    });
  });
});
