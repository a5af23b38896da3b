import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StaffSession } from '../../../server/http/guard/session.ts';
import { openTestApp, type TestApp } from '../../support/app/testApp.ts';
import { emptyTables, forOneEngine } from '../../support/app/testDatabase.ts';
import { asking, asMember, fakeSessions } from '../../support/fakes/fakeSessions.ts';
import { aConsentingMember } from '../../support/fixtures/aConsentingMember.ts';
import { aStaff } from '../../support/fixtures/aStaff.ts';
import { aClinic, aCounsel } from '../../support/fixtures/factories.ts';

const AT = '2026-12-10T05:00:00.000Z';
const BEFORE = new Date('2026-12-10T04:59:59.000Z');
const AFTER = new Date('2026-12-10T06:00:00.000Z');

forOneEngine((_engine, open) => {
  let test: TestApp;
  let now = AFTER;
  let me: string;
  let clinicId: string;
  let staff: StaffSession;

  beforeAll(async () => {
    const options = { sessions: fakeSessions };
    test = await openTestApp({ db: await open(), now: () => now, options });
  });
  beforeEach(async () => {
    now = AFTER;
    await emptyTables(test.db);
    clinicId = (await aClinic(test.db)).id;
    me = (await aConsentingMember(test.db, clinicId)).id;
    staff = await aStaff(test.db, { role: 'CLINIC', clinic_id: clinicId });
  });

  const waiting = async (changes: Parameters<typeof aCounsel>[1] = {}) =>
    (
      await aCounsel(test.db, {
        member_id: me,
        clinic_id: clinicId,
        state: 'CONSULTATION_APPOINTMENT_CONFIRMED',
        consultation_at: new Date(AT),
        ...changes,
      })
    ).id;
  const data = async (path: string, headers: Record<string, string>) =>
    Object((await test.get(path, headers)).body).data;
  const mine = (id: string) => data(`/member/counsels/${id}`, asMember(me));
  const atDesk = (id: string) => data(`/staff/counsels/${id}`, asking(staff));
  const change = async (id: string, body: object) => {
    const { version } = await atDesk(id);
    return test.send('PATCH', `/staff/counsels/${id}`, { version, ...body }, asking(staff));
  };
  const marks = async () =>
    (await data(`/staff/clinics/${clinicId}/calendar?from=2026-12-10`, asking(staff))).entries.map(
      ({ mark }: { mark: unknown }) => mark,
    );

  describe('AMB-105 staff note that the member did not come', () => {
    it('after the appointment; both sides, inbox, calendar and export show it beside the state', async () => {
      const id = await waiting();
      expect(await mine(id)).not.toHaveProperty('noShow');
      expect(await atDesk(id)).toMatchObject({ noShow: null, version: 1 });
      const noShow = { at: AFTER.toISOString() };
      const state = 'CONSULTATION_APPOINTMENT_CONFIRMED';
      expect(await change(id, { noShow: true })).toMatchObject({
        status: 200,
        body: { data: { state, noShow, version: 2 } },
      });
      expect(await mine(id)).toMatchObject({ state, noShow });
      expect((await data('/member/counsels', asMember(me))).data[0]).toMatchObject({ noShow });
      expect((await data('/staff/counsels', asking(staff)))[0]).toMatchObject({ noShow });
      expect(await marks()).toEqual(['noShow']);
      const exported = await data('/member/export', asMember(me));
      expect(exported.counsels[0].noShow).toEqual({ ...noShow, appointmentAt: AT });
      const records = await test.db.query(
        `select detail from access_record where action = 'COUNSEL_CHANGED'`,
      );
      expect(records).toEqual([{ detail: 'no show' }]);
      expect(await test.db.query('select 1 from outbox')).toEqual([]);
    });

    it('and take it back', async () => {
      const id = await waiting();
      await change(id, { noShow: true });
      expect((await change(id, { noShow: false })).body).toMatchObject({ data: { noShow: null } });
      expect(await mine(id)).not.toHaveProperty('noShow');
      expect(await marks()).toEqual([null]);
    });

    it.each([
      ['the step back to another time', { state: 'CLINIC_CONFIRMED' }],
      ['the visit', { state: 'CONSULTATION_COMPLETE' }],
    ])('until %s', async (_, move) => {
      const id = await waiting();
      await change(id, { noShow: true });
      expect((await change(id, move)).status).toBe(200);
      expect(await atDesk(id)).toMatchObject({ noShow: null });
      expect(await test.db.query('select 1 from counsel where no_show is not null')).toEqual([]);
    });

    it('and a mark about an earlier appointment, which an older process left, does not count', async () => {
      const id = await waiting();
      await change(id, { noShow: true });
      await test.db.query('update counsel set consultation_at = $1', [BEFORE]);
      expect(await atDesk(id)).toMatchObject({ noShow: null });
      expect(await mine(id)).not.toHaveProperty('noShow');
    });

    it.each([
      ['before its time', {}, BEFORE],
      ['without an appointment', { state: 'CLINIC_CONFIRMED', consultation_at: null }, AFTER],
      ['after the visit', { state: 'CONSULTATION_COMPLETE' }, AFTER],
      ['of a canceled counsel', { state: 'CANCELED' }, AFTER],
    ] as const)('not %s', async (_, changes, at) => {
      const id = await waiting(changes);
      now = at;
      expect(await change(id, { noShow: true })).toMatchObject({
        status: 409,
        body: { code: 'not_allowed_now' },
      });
    });

    it('not together with a move, and not over the change of a colleague', async () => {
      const id = await waiting();
      const both = { noShow: true, state: 'CONSULTATION_COMPLETE' };
      expect((await change(id, both)).status).toBe(400);
      const stale = { version: 7, noShow: true };
      expect(
        (await test.send('PATCH', `/staff/counsels/${id}`, stale, asking(staff))).body,
      ).toMatchObject({ code: 'stale_version' });
    });

    it('and the answer of the member stays beside it', async () => {
      const id = await waiting();
      await change(id, { noShow: true });
      const answer = { answer: 'came', appointmentAt: AT };
      await test.send('PUT', `/member/counsels/${id}/visit-answer`, answer, asMember(me));
      expect(await atDesk(id)).toMatchObject({
        noShow: { at: AFTER.toISOString() },
        visitAnswer: { answer: 'came' },
      });
    });
  });
});
