import { beforeEach, describe, expect, it } from 'vitest';
import { forRacingCalls } from '../../support/app/database/testDatabase.ts';
import { useTestApp } from '../../support/app/useTestApp.ts';
import { asking } from '../../support/fakes/fakeSessions.ts';
import { aCounsel } from '../../support/fixtures/factories.ts';
import { deskWorld } from '../../support/fixtures/staff/deskWorld.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const TOMORROW = '2026-11-21T06:00:00.000Z';
const TEXT = '쌍꺼풀 상담 받고 싶어요';

forRacingCalls((_engine, open) => {
  const test = useTestApp(open, { start: NOW });
  const desk = deskWorld(test, { clinic: { name: '새봄의원' }, member: { nickname: '나비' } });
  let id: string;

  beforeEach(async () => {
    const created_at = new Date('2026-11-19T12:00:00Z');
    id = await desk.counsel({ content: TEXT, code: 'ACDEFG', created_at });
  });

  const list = (query = '', who = desk.staff) => test.get(`/staff/counsels${query}`, asking(who));
  const read = (counselId = id, who = desk.staff) =>
    test.get(`/staff/counsels/${counselId}`, asking(who));
  const change = (body: unknown, counselId = id, who = desk.staff) =>
    test.send('PATCH', `/staff/counsels/${counselId}`, body, asking(who));
  const audit = () =>
    test.db.query(
      `select staff, action, subject_ids[1]::text as subject_id, detail from access_record
       where action <> 'COUNSELS_LISTED' order by id`,
    );

  describe('works', () => {
    it('lists counsels that wait for the clinic first, by state, clinic and code', async () => {
      const done = await desk.counsel({ state: 'CANCELED' });
      const newer = await desk.counsel();
      const idsOf = async (query = '') => {
        const { body } = await list(query);
        return Object(body).data.map((counsel: { id: string }) => counsel.id);
      };
      expect(await idsOf()).toEqual([id, newer, done]);
      expect(await idsOf('?limit=1&offset=1')).toEqual([newer]);
      expect(await idsOf('?state=CANCELED')).toEqual([done]);
      expect(await idsOf('?code=%20acdefg')).toEqual([id]);
      expect((await list('?limit=1')).body).toMatchObject({ total: 3 });
      expect((await list(`?clinicId=${desk.clinicId}`, desk.operator)).body).toMatchObject({
        total: 3,
      });
    });

    it('shows a counsel with its text, its source and its member, and its possible moves', async () => {
      expect(await read()).toMatchObject({
        status: 200,
        body: {
          data: {
            id,
            content: TEXT,
            code: 'ACDEFG',
            language: 'ko',
            note: '',
            version: 1,
            clinic: { id: desk.clinicId, name: '새봄의원' },
            source: { id: desk.clinicId, name: '새봄의원' },
            member: { id: desk.me, nickname: '나비' },
            moves: [
              { to: 'CLINIC_CONFIRMED', needsAppointment: false, needsReason: false },
              {
                to: 'CONSULTATION_APPOINTMENT_CONFIRMED',
                needsAppointment: true,
                needsReason: true,
              },
              {
                to: 'CONSULTATION_COMPLETE',
                needsAppointment: false,
                needsReason: true,
                makesNoVisit: true,
              },
              { to: 'TREATMENT_APPOINTMENT_CONFIRMED', needsAppointment: true, needsReason: true },
              {
                to: 'TREATMENT_COMPLETE',
                needsAppointment: false,
                needsReason: true,
                makesNoVisit: true,
              },
              { to: 'CANCELED', needsAppointment: false, needsReason: true },
            ],
          },
        },
      });
    });

    it('AMB-18 moves step by step, and the member sees each step', async () => {
      const steps = [
        { state: 'CLINIC_CONFIRMED' },
        { state: 'CONSULTATION_APPOINTMENT_CONFIRMED', appointment: '2026-11-20T20:00:00+09:00' },
        { state: 'CONSULTATION_COMPLETE' },
        { state: 'TREATMENT_APPOINTMENT_CONFIRMED', appointment: '2026-11-20T11:30:00Z' },
        { state: 'TREATMENT_COMPLETE' },
      ];
      for (const [index, step] of steps.entries()) {
        const answer = await change({ ...step, version: index + 1 });
        expect(answer).toMatchObject({ status: 200, body: { data: { state: step.state } } });
      }
      const seen = await test.get(`/member/counsels/${id}`, desk.asMember);
      expect(seen.body).toMatchObject({
        data: {
          state: 'TREATMENT_COMPLETE',
          consultationAt: '2026-11-20T11:00:00.000Z',
          treatmentAt: '2026-11-20T11:30:00.000Z',
          changed: true,
        },
      });
      const { history } = Object(seen.body).data;
      expect(history.map(({ to, by }: { to: string; by: string }) => [to, by])).toEqual(
        steps.map(({ state }) => [state, 'staff']),
      );
    });

    it('declines with a reason that member and staff can read, and shows which staff', async () => {
      const reason = '그날은 쉽니다';
      expect((await change({ version: 1, state: 'CANCELED', reason })).status).toBe(200);
      const { body } = await read();
      expect(body).toMatchObject({
        data: { moves: [], history: [{ to: 'CANCELED', staff: 'front.desk', reason }] },
      });
      const seen = await test.get(`/member/counsels/${id}`, desk.asMember);
      expect(seen.body).toMatchObject({ data: { state: 'CANCELED', history: [{ reason }] } });
      expect(JSON.stringify(seen.body)).not.toContain('front.desk');
    });

    it('stores a note that the member never sees', async () => {
      const answer = await change({ version: 1, note: '전화 부재중' });
      expect(answer).toMatchObject({
        body: { data: { note: '전화 부재중', version: 2, history: [] } },
      });
      const seen = await test.get(`/member/counsels/${id}`, desk.asMember);
      expect(JSON.stringify(seen.body)).not.toContain('부재중');
      const exported = await test.get('/member/export', desk.asMember);
      expect(exported.status).toBe(200);
    });
  });

  describe('refuses', () => {
    it('moves that the table of states does not allow', async () => {
      for (const body of [
        { state: 'CANCELED' },
        { state: 'CONSULTATION_COMPLETE' },
        { state: 'AWAITING_CLINIC_CONFIRMATION' },
        { state: 'CONSULTATION_APPOINTMENT_CONFIRMED', reason: '이유' },
      ]) {
        expect(await change({ ...body, version: 1 })).toMatchObject({
          status: 409,
          body: { code: 'not_allowed_now' },
        });
      }
      expect((await change({ version: 1 })).status).toBe(400);
      await change({ version: 1, state: 'CLINIC_CONFIRMED' });
      const day = { state: 'CONSULTATION_APPOINTMENT_CONFIRMED', appointment: TOMORROW };
      expect((await change({ version: 2, ...day })).status).toBe(200);
      expect((await change({ version: 3, state: 'CONSULTATION_COMPLETE' })).status).toBe(409);
    });

    it('a change based on an old version', async () => {
      const cancel = { state: 'CANCELED', reason: '바빠서' };
      await test.send('PATCH', `/member/counsels/${id}`, cancel, desk.asMember);
      for (const body of [{ state: 'CLINIC_CONFIRMED' }, { note: '메모' }]) {
        expect(await change({ ...body, version: 1 })).toMatchObject({
          status: 409,
          body: { code: 'stale_version' },
        });
      }
    });

    it('all but one of 20 who confirm at once', async () => {
      const confirm = () => change({ version: 1, state: 'CLINIC_CONFIRMED' });
      const answers = await Promise.all(Array.from({ length: 20 }, confirm));
      const statuses = answers.map(({ status }) => status).sort();
      expect(statuses).toEqual([200, ...Array(19).fill(409)]);
      expect(await test.db.query('select to_state from counsel_change')).toHaveLength(1);
    });
  });

  describe('protects', () => {
    it('AMB-51 counsels of another clinic, which look like missing ones', async () => {
      const other = await aCounsel(test.db, { content: TEXT });
      expect((await list()).body).toMatchObject({ total: 1, data: [{ id }] });
      expect((await list('', desk.operator)).body).toMatchObject({ total: 2 });
      expect((await list(`?clinicId=${other.clinic_id}`)).body).toMatchObject({
        total: 0,
        data: [],
      });
      expect((await read(other.id)).status).toBe(404);
      expect((await change({ version: 1, state: 'CLINIC_CONFIRMED' }, other.id)).status).toBe(404);
      expect((await read(other.id, desk.operator)).status).toBe(200);
      expect(await audit()).toHaveLength(1);
    });

    it('T62 records every reading of a text, and shows none in the list', async () => {
      expect(JSON.stringify((await list()).body)).not.toContain(TEXT);
      await read();
      await change({ version: 1, state: 'CLINIC_CONFIRMED' });
      await read(id, desk.operator);
      const row = { subject_id: id };
      expect(await audit()).toEqual([
        { ...row, staff: 'front.desk', action: 'COUNSEL_READ', detail: '' },
        {
          ...row,
          staff: 'front.desk',
          action: 'COUNSEL_CHANGED',
          detail: 'AWAITING_CLINIC_CONFIRMATION → CLINIC_CONFIRMED',
        },
        { ...row, staff: 'front.desk', action: 'COUNSEL_READ', detail: '' },
        { ...row, staff: 'boss', action: 'COUNSEL_READ', detail: '' },
      ]);
    });

    it('does not show a text if the reading cannot be recorded', async () => {
      await test.db.script('alter table access_record rename column staff to worker');
      const answer = await read();
      await test.db.script('alter table access_record rename column worker to staff');
      expect(answer.status).toBe(500);
      expect(JSON.stringify(answer.body)).not.toContain(TEXT);
    });
  });
});
