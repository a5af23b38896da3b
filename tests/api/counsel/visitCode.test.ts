import { describe, expect, it } from 'vitest';
import { visitCodeOf } from '../../../server/domain/visit/visitCode.ts';
import { limits } from '../../../server/limits/limits.ts';
import { forRacingCalls } from '../../support/app/database/testDatabase.ts';
import { testMasterKeys } from '../../support/app/testKeys.ts';
import { useTestApp } from '../../support/app/useTestApp.ts';
import { asking, asMember } from '../../support/fakes/fakeSessions.ts';
import { aClinic } from '../../support/fixtures/factories.ts';
import { reviewForm } from '../../support/fixtures/reviewForm.ts';
import { aStaff } from '../../support/fixtures/staff/aStaff.ts';
import { deskWorld } from '../../support/fixtures/staff/deskWorld.ts';

/** Two in the afternoon in Korea. */
const AT = '2026-12-10T05:00:00.000Z';
const DAY_BEFORE = new Date('2026-12-09T14:59:59.000Z');
const MORNING = new Date('2026-12-10T01:00:00.000Z');
const AFTER = new Date('2026-12-10T06:00:00.000Z');
const state = 'CONSULTATION_APPOINTMENT_CONFIRMED';

forRacingCalls((_engine, open) => {
  const test = useTestApp(open, { start: AFTER });
  const desk = deskWorld(test);

  const codeOf = (id: string) => visitCodeOf(testMasterKeys, id);
  const wrongFor = (id: string, n = 1) =>
    String((Number(codeOf(id)) + n) % 1_000_000).padStart(6, '0');
  const enter = (id: string, code = codeOf(id), { who = desk.staff, version = 1 } = {}) =>
    test.send('POST', `/staff/counsels/${id}/visit`, { version, code }, asking(who));
  const review = async (id: string) => {
    const form = reviewForm({ id, clinic_id: desk.clinicId });
    return test.send('POST', '/member/reviews', form, desk.asMember);
  };
  const badge = async (id: string) => (await test.data(`/public/reviews/${id}`, {})).visitConfirmed;
  const details = async () =>
    (
      await test.db.query<{ detail: string }>(
        `select detail from access_record where action = 'COUNSEL_CHANGED' order by id`,
      )
    ).map(({ detail }) => detail);
  const refused = (status: number, code: string) => ({ status, body: { code } });

  describe('AMB-18 the code of a visit', () => {
    it('is on the page of the member alone', async () => {
      const id = await desk.appointment(AT);
      const code = codeOf(id);
      expect(await desk.mine(id)).toMatchObject({ visitCode: code });
      expect(await desk.mine(id)).not.toHaveProperty('hasCome');
      await desk.change(id, { note: '전화함' });
      const member = ['/member/counsels', '/member/export', '/member/notices'];
      const inConsole = [
        '/staff/counsels',
        `/staff/counsels/${id}`,
        `/staff/clinics/${desk.clinicId}/calendar?from=2026-12-10`,
        '/staff/outbox',
      ];
      const answers = await Promise.all([
        ...member.map((path) => test.get(path, desk.asMember)),
        ...inConsole.map((path) => test.get(path, desk.asStaff)),
        ...inConsole.map((path) => test.get(path, desk.asOperator)),
      ]);
      for (const { status, body } of answers) {
        expect(status).toBe(200);
        expect(JSON.stringify(body)).not.toContain(code);
        expect(JSON.stringify(body)).not.toContain('visitCode');
      }
      expect((await test.get(`/member/counsels/${id}`, asMember(desk.clinicId))).status).toBe(404);
    });

    it.each([
      ['on the day before', {}, DAY_BEFORE],
      ['without an appointment', { state: 'CLINIC_CONFIRMED', consultation_at: null }, AFTER],
      ['of a completed counsel', { state: 'CONSULTATION_COMPLETE' }, AFTER],
      ['of a finished counsel', { state: 'TREATMENT_COMPLETE' }, AFTER],
      ['of a canceled counsel', { state: 'CANCELED' }, AFTER],
    ] as const)('is neither shown nor taken %s', async (_, changes, at) => {
      const id = await desk.appointment(AT, changes);
      test.now = at;
      expect(await desk.mine(id)).not.toHaveProperty('visitCode');
      expect(await enter(id)).toMatchObject(refused(409, 'not_allowed_now'));
      expect((await desk.atDesk(id)).version).toBe(1);
    });

    it('confirms the visit at the desk, also before the hour of the appointment; no move is made', async () => {
      const id = await desk.appointment(AT);
      test.now = MORNING;
      const visitedAt = MORNING.toISOString();
      expect(await enter(id)).toMatchObject({
        status: 200,
        body: { data: { id, state, consultationAt: AT, visitedAt, version: 2 } },
      });
      const { visitCode, hasCome, history } = await desk.mine(id);
      expect([visitCode, hasCome, history]).toEqual([undefined, true, []]);
      const [card] = (await test.data('/member/counsels', desk.asMember)).data;
      expect(card).toMatchObject({ id, hasCome: true });
      expect(card).not.toHaveProperty('visitedAt');
      expect(card).not.toHaveProperty('appointmentMadeAt');
      expect(await details()).toEqual(['visit code']);
      expect(await test.db.query('select 1 from outbox')).toEqual([]);
      expect(await test.db.query('select 1 from notice')).toEqual([]);
    });

    it('confirms the visit also if the appointment was entered after its time, and ends a no-show', async () => {
      const id = await desk.appointment(AT);
      await test.db.query('update counsel set appointment_made_at = $1', [AFTER]);
      const inbox = async () => (await test.data('/staff/counsels', desk.asStaff))[0];
      const steps = async () =>
        (await desk.atDesk(id)).moves.filter(
          ({ makesNoVisit }: { makesNoVisit?: true }) => makesNoVisit,
        );
      expect([(await inbox()).makesNoVisit, (await steps()).length]).toEqual([true, 2]);
      await desk.change(id, { noShow: true });
      expect((await enter(id, undefined, { version: 2 })).status).toBe(200);
      expect(await inbox()).not.toHaveProperty('makesNoVisit');
      expect([await steps(), (await desk.atDesk(id)).noShow]).toEqual([[], null]);
    });

    it('puts the badge on a review that was written before, and on one that is written later', async () => {
      const [before, later] = [await desk.appointment(AT), await desk.appointment(AT)];
      const { id } = Object((await review(before)).body).data;
      expect(await badge(id)).toBe(false);
      await enter(before);
      await enter(later);
      expect(await badge(id)).toBe(true);
      expect(await badge(Object((await review(later)).body).data.id)).toBe(true);
    });

    it('leaves the seats of a clinic with too many appointments as they are', async () => {
      const ids = [await desk.appointment(AT), await desk.appointment(AT)];
      test.now = MORNING;
      const hours = { version: 0, hours: null, seats: 1, minutes: 30 };
      const path = `/staff/clinics/${desk.clinicId}/consulting`;
      const { version } = await test.data(path, desk.asStaff);
      expect((await test.send('PATCH', path, { ...hours, version }, desk.asStaff)).status).toBe(
        200,
      );
      const seats = () => test.db.query('select * from seat order by counsel_id, slot');
      const held = await seats();
      expect(held).toHaveLength(2);
      for (const id of ids) expect((await enter(id)).status).toBe(200);
      expect(await seats()).toEqual(held);
    });

    it('after it the clinic cannot cancel, also before the hour, and the review can be written', async () => {
      const id = await desk.appointment(AT);
      test.now = MORNING;
      await enter(id);
      const cancel = { state: 'CANCELED', reason: '휴진' };
      expect(await desk.change(id, cancel)).toMatchObject(refused(409, 'not_allowed_now'));
      expect((await desk.change(id, cancel, desk.operator)).status).toBe(200);
      const again = await enter(id, undefined, { version: 3 });
      expect(again).toMatchObject(refused(409, 'not_allowed_now'));
      expect((await review(id)).status).toBe(200);
    });

    it('is accepted again and changes nothing, also in two calls at once', async () => {
      const id = await desk.appointment(AT);
      const both = await Promise.all([enter(id), enter(id, undefined, { who: desk.operator })]);
      expect(both.map(({ status }) => status)).toEqual([200, 200]);
      test.now = new Date('2026-12-11T01:00:00.000Z');
      expect(await enter(id)).toMatchObject({
        status: 200,
        body: { data: { version: 2, visitedAt: AFTER.toISOString() } },
      });
      expect(await details()).toEqual(['visit code']);
    });

    it('is refused when it is wrong, and the try is in the access record', async () => {
      const id = await desk.appointment(AT);
      const other = await desk.appointment(AT);
      expect(await enter(id, wrongFor(id))).toMatchObject(refused(403, 'wrong_code'));
      expect(await enter(id, codeOf(other))).toMatchObject(refused(403, 'wrong_code'));
      expect(await details()).toEqual(['wrong visit code', 'wrong visit code']);
      expect(await desk.atDesk(id)).toMatchObject({ version: 1, visitedAt: null });
      const { code } = await desk.atDesk(id);
      expect(await enter(id, code)).toMatchObject(refused(400, 'invalid_input'));
    });

    it('is refused over the change of a colleague, and to staff of another clinic', async () => {
      const id = await desk.appointment(AT);
      expect(await enter(id, undefined, { version: 7 })).toMatchObject(
        refused(409, 'stale_version'),
      );
      const clinic_id = (await aClinic(test.db)).id;
      const stranger = await aStaff(test.db, { role: 'CLINIC', clinic_id });
      for (let i = 0; i < limits.visitCode.triesOfDay; i += 1) {
        expect((await enter(id, undefined, { who: stranger })).status).toBe(404);
      }
      // Their tries are not those of the clinic.
      expect((await enter(id)).status).toBe(200);
    });

    it('cannot be guessed: after ten tries no code of the counsel is accepted that day', async () => {
      const id = await desk.appointment(AT);
      const tries = Array.from({ length: limits.visitCode.triesOfDay + 2 }, (_, n) =>
        enter(id, wrongFor(id, n + 1)),
      );
      const statuses = (await Promise.all(tries)).map(({ status }) => status).sort();
      expect(statuses).toEqual([...Array(limits.visitCode.triesOfDay).fill(403), 429, 429]);
      const last = await enter(id);
      expect(last).toMatchObject(refused(429, 'too_many_requests'));
      expect(Number(last.headers.get('Retry-After'))).toBeGreaterThan(23 * 60 * 60);
      expect((await desk.atDesk(id)).visitedAt).toBeNull();
      expect((await enter(await desk.appointment(AT))).status).toBe(200);
    });
  });
});
