import { describe, expect, it } from 'vitest';
import { forOneEngine } from '../../support/app/database/testDatabase.ts';
import { useTestApp } from '../../support/app/useTestApp.ts';
import { deskWorld } from '../../support/fixtures/staff/deskWorld.ts';

const AT = '2026-12-10T05:00:00.000Z';
const BEFORE = new Date('2026-12-10T04:59:59.000Z');
const AFTER = new Date('2026-12-10T06:00:00.000Z');

forOneEngine((_engine, open) => {
  const test = useTestApp(open, { start: AFTER });
  const desk = deskWorld(test);

  const marks = async () =>
    (
      await test.data(`/staff/clinics/${desk.clinicId}/calendar?from=2026-12-10`, desk.asStaff)
    ).entries.map(({ mark }: { mark: unknown }) => mark);

  describe('AMB-105 staff note that the member did not come', () => {
    it('after the appointment; both sides, inbox, calendar and export show it beside the state', async () => {
      const id = await desk.appointment(AT);
      expect(await desk.mine(id)).not.toHaveProperty('noShow');
      expect(await desk.atDesk(id)).toMatchObject({ noShow: null, version: 1 });
      const noShow = { at: AFTER.toISOString() };
      const state = 'CONSULTATION_APPOINTMENT_CONFIRMED';
      expect(await desk.change(id, { noShow: true })).toMatchObject({
        status: 200,
        body: { data: { state, noShow, version: 2 } },
      });
      expect(await desk.mine(id)).toMatchObject({ state, noShow });
      expect((await test.data('/member/counsels', desk.asMember)).data[0]).toMatchObject({
        noShow,
      });
      expect((await test.data('/staff/counsels', desk.asStaff))[0]).toMatchObject({ noShow });
      expect(await marks()).toEqual(['noShow']);
      const exported = await test.data('/member/export', desk.asMember);
      expect(exported.counsels[0].noShow).toEqual({ ...noShow, appointmentAt: AT });
      const records = await test.db.query(
        `select detail from access_record where action = 'COUNSEL_CHANGED'`,
      );
      expect(records).toEqual([{ detail: 'no show' }]);
      expect(await test.db.query('select 1 from outbox')).toEqual([]);
    });

    it('then it is no past appointment that waits for an answer, until the mark is taken back', async () => {
      const id = await desk.appointment(AT);
      test.now = new Date('2026-12-11T06:00:00.000Z');
      const past = async () => {
        const rows: { id: string }[] = await test.data('/staff/counsels?tab=past', desk.asStaff);
        const counts = await test.data('/staff/counsel-counts', desk.asStaff);
        expect(counts.past).toBe(rows.length);
        return rows.map((row) => row.id);
      };
      expect(await past()).toEqual([id]);
      await desk.change(id, { noShow: true });
      expect(await past()).toEqual([]);
      await desk.change(id, { noShow: false });
      expect(await past()).toEqual([id]);
    });

    it('a member who says later that they came is listed again, and staff get one notice of it', async () => {
      const id = await desk.appointment(AT, { code: 'K7M3QA' });
      const say = async (answer: 'came' | 'missed') => {
        test.now = new Date(test.now.getTime() + 1_000);
        const form = { answer, appointmentAt: AT };
        await test.send('PUT', `/member/counsels/${id}/visit-answer`, form, desk.asMember);
      };
      const mark = async (noShow: boolean) => {
        test.now = new Date(test.now.getTime() + 1_000);
        await desk.change(id, { noShow });
      };
      const past = async () => (await test.data('/staff/counsel-counts', desk.asStaff)).past;
      const told = async () =>
        (await test.db.query<{ text: string }>('select text from outbox')).map(({ text }) => text);
      test.now = new Date('2026-12-11T06:00:00.000Z');
      await say('came');
      await mark(true);
      expect([await past(), await told()]).toEqual([0, []]);
      await say('missed');
      expect([await past(), await told()]).toEqual([0, []]);
      await say('came');
      await say('came');
      const rows = await test.data('/staff/counsels?tab=past', desk.asStaff);
      expect(rows).toMatchObject([{ id, visitAnswer: { answer: 'came' } }]);
      expect(await past()).toBe(1);
      const notice = '미방문으로 표시한 회원이 다녀왔다고 답했어요 (K7M3QA)';
      expect(await told()).toEqual([notice]);
      // Staff stay with it: they note it once more.
      await mark(false);
      await mark(true);
      expect(await past()).toBe(0);
      await say('came');
      expect([await past(), await told()]).toEqual([1, [notice, notice]]);
    });

    it('and take it back', async () => {
      const id = await desk.appointment(AT);
      await desk.change(id, { noShow: true });
      expect((await desk.change(id, { noShow: false })).body).toMatchObject({
        data: { noShow: null },
      });
      expect(await desk.mine(id)).not.toHaveProperty('noShow');
      expect(await marks()).toEqual([null]);
    });

    it.each([
      ['the step back to another time', { state: 'CLINIC_CONFIRMED' }],
      ['the visit', { state: 'CONSULTATION_COMPLETE' }],
    ])('until %s', async (_, move) => {
      const id = await desk.appointment(AT);
      await desk.change(id, { noShow: true });
      expect((await desk.change(id, move)).status).toBe(200);
      expect(await desk.atDesk(id)).toMatchObject({ noShow: null });
      expect(await test.db.query('select 1 from counsel where no_show is not null')).toEqual([]);
    });

    it('and a mark about an earlier appointment, which an older process left, does not count', async () => {
      const id = await desk.appointment(AT);
      await desk.change(id, { noShow: true });
      await test.db.query('update counsel set consultation_at = $1', [BEFORE]);
      expect(await desk.atDesk(id)).toMatchObject({ noShow: null });
      expect(await desk.mine(id)).not.toHaveProperty('noShow');
    });

    it.each([
      ['before its time', {}, BEFORE],
      ['without an appointment', { state: 'CLINIC_CONFIRMED', consultation_at: null }, AFTER],
      ['after the visit', { state: 'CONSULTATION_COMPLETE' }, AFTER],
      ['of a canceled counsel', { state: 'CANCELED' }, AFTER],
    ] as const)('not %s', async (_, changes, at) => {
      const id = await desk.appointment(AT, changes);
      test.now = at;
      expect(await desk.change(id, { noShow: true })).toMatchObject({
        status: 409,
        body: { code: 'not_allowed_now' },
      });
    });

    it('not together with a move, and not over the change of a colleague', async () => {
      const id = await desk.appointment(AT);
      const both = { noShow: true, state: 'CONSULTATION_COMPLETE' };
      expect((await desk.change(id, both)).status).toBe(400);
      const stale = { version: 7, noShow: true };
      expect(
        (await test.send('PATCH', `/staff/counsels/${id}`, stale, desk.asStaff)).body,
      ).toMatchObject({ code: 'stale_version' });
    });

    it('and the answer of the member stays beside it', async () => {
      const id = await desk.appointment(AT);
      await desk.change(id, { noShow: true });
      const answer = { answer: 'came', appointmentAt: AT };
      await test.send('PUT', `/member/counsels/${id}/visit-answer`, answer, desk.asMember);
      expect(await desk.atDesk(id)).toMatchObject({
        noShow: { at: AFTER.toISOString() },
        visitAnswer: { answer: 'came' },
      });
    });
  });
});
