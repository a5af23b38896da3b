import { describe, expect, it } from 'vitest';
import { forRacingCalls } from '../../support/app/database/testDatabase.ts';
import { inRounds } from '../../support/app/proof.ts';
import { useTestApp } from '../../support/app/useTestApp.ts';
import { aCounsel } from '../../support/fixtures/factories.ts';
import { deskWorld } from '../../support/fixtures/staff/deskWorld.ts';

const NOW = new Date('2026-11-20T03:00:00Z');
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);

forRacingCalls((_engine, open) => {
  const test = useTestApp(open, { start: NOW });
  const desk = deskWorld(test);

  const book = (wishes: Parameters<typeof desk.counsel>[0] = {}) =>
    desk.counsel({ created_at: hoursAgo(2), ...wishes });
  const step = (changes: object[]) =>
    test.send('POST', '/staff/counsels/changes', { changes }, desk.asStaff);
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
          when (old.id = '${busy}') execute function refuse_busy();`);
      const confirm = { version: 1, state: 'CLINIC_CONFIRMED' };
      const answer = await step([first, busy, last].map((id) => ({ id, ...confirm })));
      await test.db.script('drop trigger refuse_busy on counsel; drop function refuse_busy();');
      expect(Object(answer.body).data).toEqual([
        { id: first, refused: null },
        { id: busy, refused: 'overloaded' },
        { id: last, refused: null },
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
        { id: first, ...confirm },
        { id: stale, ...confirm, version: 7 },
        { id: visited, ...complete },
        { id: early, ...complete },
        { id: foreign.id, ...confirm },
      ]);
      expect(status).toBe(200);
      expect(Object(body).data).toEqual([
        { id: first, refused: null },
        { id: stale, refused: 'stale_version' },
        { id: visited, refused: null },
        { id: early, refused: 'not_allowed_now' },
        { id: foreign.id, refused: 'not_found' },
      ]);
      const states = await test.db.query('select state from counsel where version = 2 order by id');
      expect(states).toEqual([{ state: 'CLINIC_CONFIRMED' }, { state: 'CONSULTATION_COMPLETE' }]);
      expect(await audit()).toEqual([
        {
          staff: 'front.desk',
          subject_ids: [first],
          detail: 'AWAITING_CLINIC_CONFIRMATION → CLINIC_CONFIRMED',
        },
        {
          staff: 'front.desk',
          subject_ids: [visited],
          detail: 'CONSULTATION_APPOINTMENT_CONFIRMED → CONSULTATION_COMPLETE',
        },
      ]);
      expect(await desk.mine(first)).toMatchObject({ state: 'CLINIC_CONFIRMED', changed: true });
    });

    it('of 20 members of staff at once: each counsel is moved once', inRounds, async () => {
      const ids = [await book(), await book(), await book()];
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
        { id: missed, ...noShow },
        { id: early, ...noShow },
      ]);
      expect(status).toBe(200);
      expect(Object(body).data).toEqual([
        { id: missed, refused: null },
        { id: early, refused: 'not_allowed_now' },
      ]);
      const noted = { state, noShow: { at: NOW.toISOString() } };
      expect(await desk.atDesk(missed)).toMatchObject(noted);
      expect(await audit()).toMatchObject([{ subject_ids: [missed], detail: 'no show' }]);
      const both = { id: missed, version: 1, state: 'CONSULTATION_COMPLETE', noShow: true };
      expect((await step([both])).status).toBe(400);
    });

    it('are at most fifty', async () => {
      const one = { id: await book(), version: 1, state: 'CLINIC_CONFIRMED' };
      expect((await step(Array.from({ length: 51 }, () => one))).status).toBe(400);
      expect((await step([])).status).toBe(400);
    });
  });
});
