import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createAudit, type NewAuditEntry } from '../../../server/domain/audit/audit.ts';
import type { StaffSession } from '../../../server/http/guard/session.ts';
import { forRacingCalls } from '../../support/app/database/testDatabase.ts';
import { useTestApp } from '../../support/app/useTestApp.ts';
import { createDeferred } from '../../support/fakes/createDeferred.ts';
import { asking } from '../../support/fakes/fakeSessions.ts';
import { aClinic, aCounsel, aMember, aReview } from '../../support/fixtures/factories.ts';
import { aStaff, STAFF_PASSWORD } from '../../support/fixtures/staff/aStaff.ts';

const UNKNOWN = '0193a000-0000-7000-8000-000000000000';

forRacingCalls((engine, open) => {
  const test = useTestApp(open);
  let operator: StaffSession;
  let clinic: StaffSession;
  beforeEach(async () => {
    operator = await aStaff(test.db, { user_id: 'boss' });
    clinic = await aStaff(test.db, { user_id: 'front.desk', role: 'CLINIC' });
  });

  const get = (path: string, who = operator) => test.get(path, asking(who));
  const send = (path: string, body: unknown, who = operator) =>
    test.send('POST', path, body, asking(who));
  const account = {
    user_id: 'new.one',
    password: STAFF_PASSWORD,
    role: 'OPERATOR',
    clinic_id: null,
  };

  describe('works', () => {
    it('AMB-51 an operator creates accounts of both roles, and they are listed', async () => {
      const { id } = await aClinic(test.db, { name: '새봄의원' });
      expect(await send('/staff/people', account)).toMatchObject({
        status: 200,
        body: { data: { user_id: 'new.one', role: 'OPERATOR', clinic: null, active: true } },
      });
      const ofClinic = { ...account, user_id: 'new.two', role: 'CLINIC', clinic_id: id };
      expect(await send('/staff/people', ofClinic)).toMatchObject({
        body: { data: { user_id: 'new.two', clinic: { id, name: '새봄의원' } } },
      });
      const { body } = await get('/staff/people');
      expect(Object(body).data.map(({ user_id }: { user_id: string }) => user_id)).toEqual([
        'boss',
        'new.one',
        'front.desk',
        'new.two',
      ]);
    });

    it('each change of an account is an entry of the access record', async () => {
      const created = await send('/staff/people', account);
      const { id } = Object(created.body).data;
      const path = `/staff/people/${id}`;
      for (const active of [false, true]) {
        const changed = await test.send('PATCH', path, { active }, asking(operator));
        expect(changed.status).toBe(200);
      }
      expect((await send(`${path}/factor-reset`, undefined)).status).toBe(200);
      expect(
        await test.db.query(
          'select staff, detail from access_record where subject_ids = array[$1::uuid] order by position',
          [id],
        ),
      ).toEqual(
        ['created OPERATOR', 'let go', 'taken back', 'factors removed'].map((detail) => ({
          staff: 'boss',
          detail,
        })),
      );
    });

    it('two operators who remove each other at once: one of them stays', async () => {
      const other = await aStaff(test.db, { user_id: 'other.boss' });
      const letGo = (id: string, who: StaffSession) =>
        test.send('PATCH', `/staff/people/${id}`, { active: false }, asking(who));
      const answers = await Promise.all([
        letGo(other.staffId, operator),
        letGo(operator.staffId, other),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
      const active = `select 1 from staff where role = 'OPERATOR' and active`;
      expect(await test.db.query(active)).toHaveLength(1);
    });

    it('an operator finds a member by nickname or id, and deletes them on request', async () => {
      const member = await aMember(test.db, { nickname: '나_비' });
      await aMember(test.db, { nickname: '나비' });
      const counsel = await aCounsel(test.db, { member_id: member.id });
      const review = await aReview(test.db, { counsel_id: counsel.id });
      for (const q of ['_', member.id]) {
        expect((await get(`/staff/members?q=${q}`)).body).toMatchObject({
          total: 1,
          data: [{ id: member.id, nickname: '나_비', counselCount: 1, reviewCount: 1 }],
        });
      }
      expect((await get('/staff/members')).body).toMatchObject({ total: 2 });
      const erase = () => send(`/staff/members/${member.id}/erase`, { reason: 'REQUEST' });
      expect(await erase()).toMatchObject({ status: 200, body: {} });
      expect((await test.get(`/public/reviews/${review.id}`)).status).toBe(404);
      expect((await erase()).status).toBe(404);
      const { body } = await get('/staff/audit?action=MEMBER_ERASED');
      const entry = { staff: 'boss', action: 'MEMBER_ERASED', subject: 'member' };
      expect(body).toMatchObject({
        total: 1,
        data: [{ ...entry, subjectIds: [member.id], detail: 'REQUEST' }],
      });
    });

    it('a member only with one of the reasons that the access record keeps, never with a text', async () => {
      const { id } = await aMember(test.db);
      for (const body of [{}, { reason: '본인 요청' }, { reason: '' }]) {
        expect((await send(`/staff/members/${id}/erase`, body)).status).toBe(400);
      }
    });

    it('two operators who delete one member at once delete them once', async () => {
      const other = await aStaff(test.db, { user_id: 'other.boss' });
      const { id } = await aMember(test.db);
      const answers = await Promise.all(
        [operator, other].map((who) =>
          send(`/staff/members/${id}/erase`, { reason: 'REQUEST' }, who),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
      expect((await get('/staff/audit?action=MEMBER_ERASED')).body).toMatchObject({ total: 1 });
    });

    // A transaction that holds the end of the chain while waiting for a review stops every other entry and deadlocks.
    it.runIf(engine === 'postgres')(
      'a deletion that has to wait does not block other entries of the log',
      async () => {
        const { id } = await aMember(test.db);
        const counsel = await aCounsel(test.db, { member_id: id });
        const review = await aReview(test.db, { counsel_id: counsel.id });
        const { staffId } = operator;
        const entry: NewAuditEntry = {
          staffId,
          action: 'REVIEW_CHANGED',
          subject: 'review',
          subjectIds: [review.id],
          address: null,
          at: new Date(),
        };
        const [held, hold] = createDeferred();
        const [waits, goOn] = createDeferred();
        const hiding = test.db.transaction(async (tx) => {
          await tx.query(`set local lock_timeout = '500ms'`);
          await tx.query('select 1 from review where id = $1 for update', [review.id]);
          hold();
          await waits;
          await createAudit(test.context).write(tx, entry);
        });
        await held;
        const erased = send(`/staff/members/${id}/erase`, { reason: 'REQUEST' });
        const waiting = `select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
        await vi.waitFor(async () => expect(await test.db.query(waiting)).toHaveLength(1));
        goOn();
        await hiding;
        expect((await erased).status).toBe(200);
      },
    );

    it('the accounts of a demonstration that exist are public', async () => {
      await aStaff(test.db, { user_id: 'operator' });
      expect((await test.get('/public/demo-staff')).body).toEqual({
        data: [{ user_id: 'operator', password: 'demo-operator', role: 'OPERATOR', clinic: null }],
      });
    });
  });

  describe('refuses', () => {
    it('a taken name, a clinic’s account without a clinic, and an operator’s account with one', async () => {
      expect(await send('/staff/people', { ...account, user_id: 'boss' })).toMatchObject({
        status: 409,
        body: { code: 'not_allowed_now' },
      });
      expect((await send('/staff/people', { ...account, role: 'CLINIC' })).status).toBe(400);
      const clinic_id = clinic.clinicId;
      expect((await send('/staff/people', { ...account, clinic_id })).status).toBe(400);
      const unknown = { ...account, role: 'CLINIC', clinic_id: UNKNOWN };
      expect((await send('/staff/people', unknown)).status).toBe(404);
    });

    it('removing the own account', async () => {
      const path = `/staff/people/${operator.staffId}`;
      const answer = await test.send('PATCH', path, { active: false }, asking(operator));
      expect(answer).toMatchObject({ status: 409, body: { code: 'not_allowed_now' } });
    });
  });

  describe('protects', () => {
    it('AMB-51 calls about the whole service for the staff of a clinic', async () => {
      const { id } = await aMember(test.db);
      const refused = [
        await get('/staff/people', clinic),
        await get('/staff/members', clinic),
        await get('/staff/audit', clinic),
        await send('/staff/people', account, clinic),
        await send(`/staff/members/${id}/erase`, { reason: 'REQUEST' }, clinic),
        await test.send(
          'PATCH',
          `/staff/people/${operator.staffId}`,
          { active: false },
          asking(clinic),
        ),
      ];
      expect(refused.map(({ status }) => status)).toEqual(Array(6).fill(403));
      expect((await get('/staff/outbox', clinic)).status).toBe(200);
    });
  });
});
