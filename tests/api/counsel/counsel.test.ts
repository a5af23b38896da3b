import { uuidv7 } from 'uuidv7';
import { describe, expect, it } from 'vitest';
import { CONSENT_PURPOSES, CONSENT_VERSION } from '../../../contract/plain/consent.ts';
import { forOneEngine } from '../../support/app/database/testDatabase.ts';
import { useTestApp } from '../../support/app/useTestApp.ts';
import { asMember } from '../../support/fakes/fakeSessions.ts';
import {
  aClinic,
  aCounsel,
  aDoctor,
  aMember,
  anEvent,
  aReview,
} from '../../support/fixtures/factories.ts';
import { deskWorld } from '../../support/fixtures/staff/deskWorld.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const UNKNOWN = '0193a000-0000-7000-8000-000000000000';

forOneEngine((_engine, open) => {
  const test = useTestApp(open, { start: NOW });
  const desk = deskWorld(test, {
    clinic: { name: '모아의원', name_ja: 'モア' },
    member: { language: 'ja' },
  });

  const get = (path: string) => test.get(path, desk.asMember);
  const list = () => test.data('/member/counsels', desk.asMember);
  const book = (changes = {}, memberId = desk.me) => {
    const from = { clinic_id: desk.clinicId, sourceType: 'CLINIC', sourceId: desk.clinicId };
    const form = { ...from, content: '상담', ...changes };
    return test.send('POST', '/member/counsels', form, asMember(memberId));
  };
  const staffChange = (counselId: string, to: string, at: Date) =>
    test.db.query(
      `insert into counsel_change (id, counsel_id, from_state, to_state, actor, created_at)
       values ($1, $2, 'AWAITING_CLINIC_CONFIRMATION', $3, 'staff', $4)`,
      [uuidv7(), counselId, to, at],
    );

  describe('works', () => {
    it('API-24 ENT-14 CSL-16 a booking answers the whole counsel, and the list has it', async () => {
      const booked = await book();
      const state = 'AWAITING_CLINIC_CONFIRMATION';
      expect(booked).toMatchObject({
        status: 200,
        body: {
          data: {
            clinic_id: desk.clinicId,
            state,
            sourceType: 'CLINIC',
            sourceId: desk.clinicId,
            source: { id: desk.clinicId, name: '모아의원', nameJa: 'モア' },
            clinic: { id: desk.clinicId, name: '모아의원' },
            content: '상담',
            created_at: NOW.toISOString(),
            code: expect.stringMatching(/^[3-9A-Y]{6}$/),
            changed: false,
            history: [{ from: null, to: state, by: 'member', at: NOW.toISOString() }],
          },
        },
      });
      const { data } = Object(booked.body);
      expect(data).not.toHaveProperty('review_id');
      expect((await get(`/member/counsels/${data.id}`)).body).toEqual({ data });
      const [row] = await test.db.query('select language from counsel');
      expect(row).toEqual({ language: 'ja' });
    });

    it('names the phone of the clinic, for the day of the appointment', async () => {
      await test.db.query("update clinic set phone = '02-000-6267'");
      expect((await book()).body).toMatchObject({ data: { clinicPhone: '02-000-6267' } });
      expect((await list()).data).toMatchObject([{ clinicPhone: '02-000-6267' }]);
    });

    it('CSL-17 a member may book from a clinic, a doctor, an event or a review', async () => {
      const clinic_id = desk.clinicId;
      const doctor = await aDoctor(test.db, { clinic_id, name: '김의사' });
      const event = await anEvent(test.db, { clinic_id, title: '여름', title_ja: '夏' });
      const review = await aReview(test.db, { clinic_id, title: '후기' });
      const sources = [
        ['CLINIC', { id: desk.clinicId }, { name: '모아의원' }],
        ['DOCTOR', doctor, { name: '김의사' }],
        ['EVENT', event, { title: '여름', titleJa: '夏' }],
        ['REVIEW', review, { title: '후기' }],
      ] as const;
      for (const [sourceType, { id: sourceId }, shown] of sources) {
        const source = { id: sourceId, ...shown };
        expect(await book({ sourceType, sourceId })).toMatchObject({
          status: 200,
          body: { data: { sourceType, sourceId, source } },
        });
      }
    });

    it.each([
      ['empty', ''],
      ['untrimmed', '  \n라인 아이디: moa\r\n\t끝  \n'],
      ['of 100 kB', '가나 <b>"\\\n'.repeat(7_000)],
      ['like SQL and HTML', `'; drop table counsel; -- <script>alert(1)</script> %s $1 {{x}}`],
      ['with emoji and joined letters', '👩‍👩‍👧 é e\u0301 \ufeff'],
    ])('CSL-19 text that is %s is kept exactly as typed', async (_how, content) => {
      const booked = await book({ content });
      expect(booked.status).toBe(200);
      const { id } = Object(booked.body).data;
      expect(Object(booked.body).data.content).toBe(content);
      expect((await desk.mine(id)).content).toBe(content);
      // AMB-102: a list has the beginning of the text.
      expect((await list()).data[0].content).toBe([...content].slice(0, 2_000).join(''));
    });

    it('API-21 CSL-01 the list is in data.data, newest first', async () => {
      expect(await list()).toEqual({ data: [], total: 0 });
      const first = Object((await book({ content: '1' })).body).data;
      const second = Object((await book({ content: '2' })).body).data;
      expect(await list()).toEqual({ data: [second, first], total: 2 });
    });

    it('a counsel with a review names it', async () => {
      const counsel = await aCounsel(test.db, { member_id: desk.me });
      const review = await aReview(test.db, { counsel_id: counsel.id });
      expect((await list()).data).toMatchObject([{ review_id: review.id }]);
    });

    it('AMB-77 the record it was booked from may be deleted, its clinic stays', async () => {
      const event = await anEvent(test.db, { clinic_id: desk.clinicId });
      const { id } = Object((await book({ sourceType: 'EVENT', sourceId: event.id })).body).data;
      expect((await desk.mine(id)).clinic).not.toHaveProperty('isHidden');
      await test.db.query('delete from event');
      await test.db.query("update clinic set status = 'ENDED'");
      expect((await list()).data).toMatchObject([
        { sourceId: event.id, source: null, clinic: { name: '모아의원', isHidden: true } },
      ]);
      expect(await desk.mine(id)).toMatchObject({ clinic: { isHidden: true } });
    });

    it('a change by staff is marked until the member opens the counsel', async () => {
      const { id } = Object((await book()).body).data;
      const flag = async () => (await list()).data[0].changed;
      await staffChange(id, 'CLINIC_CONFIRMED', new Date(NOW.getTime() + 1));
      expect(await flag()).toBe(true);
      expect(await flag()).toBe(true);
      expect(await desk.mine(id)).toMatchObject({
        changed: true,
        history: [{}, { to: 'CLINIC_CONFIRMED', by: 'staff' }],
      });
      expect(await flag()).toBe(false);
      expect(await desk.mine(id)).toMatchObject({ changed: false });
      await staffChange(id, 'CONSULTATION_COMPLETE', new Date(NOW.getTime() + 2));
      expect(await flag()).toBe(true);
    });

    it('and not again after it, also if a later change is from a process whose clock is behind', async () => {
      const { id } = Object((await book()).body).data;
      await staffChange(id, 'CLINIC_CONFIRMED', new Date(NOW.getTime() + 2));
      await staffChange(id, 'CONSULTATION_COMPLETE', new Date(NOW.getTime() + 1));
      expect(await desk.mine(id)).toMatchObject({ changed: true });
      expect(await desk.mine(id)).toMatchObject({ changed: false });
    });
  });

  describe('refuses', () => {
    it('a source that is missing, hidden, or of another clinic', async () => {
      const elsewhere = await aDoctor(test.db);
      const alone = await aDoctor(test.db, { clinic_id: null });
      const draft = await anEvent(test.db, { clinic_id: desk.clinicId, status: 'DRAFT' });
      const blinded = await aReview(test.db, { clinic_id: desk.clinicId, status: 'BLINDED' });
      const hidden = await aClinic(test.db, { status: 'ENDED' });
      const wrong = [
        { sourceId: UNKNOWN },
        { clinic_id: UNKNOWN },
        { sourceType: 'DOCTOR' },
        { sourceType: 'DOCTOR', sourceId: elsewhere.id },
        { sourceType: 'DOCTOR', sourceId: alone.id },
        { sourceType: 'EVENT', sourceId: draft.id },
        { sourceType: 'REVIEW', sourceId: blinded.id },
        { clinic_id: hidden.id, sourceId: hidden.id },
      ];
      for (const changes of wrong) {
        expect(await book(changes)).toMatchObject({ status: 404, body: { code: 'not_found' } });
      }
      expect(await list()).toEqual({ data: [], total: 0 });
    });

    it('a body with other than exactly the four fields', async () => {
      const wrong = [
        { content: undefined },
        { content: 5 },
        { state: 'X' },
        { sourceType: 'clinic' },
      ];
      for (const changes of [...wrong, { sourceId: '3' }, { content: 'a\u0000b' }]) {
        expect((await book(changes)).status).toBe(400);
      }
    });

    it('a member who has not agreed to all purposes in the current text for this clinic', async () => {
      const refused = { status: 409, body: { code: 'consent_required' } };
      const { id } = await aMember(test.db);
      const other = (await aClinic(test.db)).id;
      const agree = async (
        purposes: readonly string[],
        version: string = CONSENT_VERSION,
        clinic_id = desk.clinicId,
      ) => {
        const body = { clinic_id, purposes, version, language: 'ko' };
        expect((await test.send('POST', '/member/consents', body, asMember(id))).status).toBe(200);
      };
      expect(await book({}, id)).toMatchObject(refused);
      await agree(CONSENT_PURPOSES, '2024-03-01');
      await agree(CONSENT_PURPOSES, CONSENT_VERSION, other);
      expect(await book({}, id)).toMatchObject(refused);
      await agree(['collection', 'health']);
      expect(await book({}, id)).toMatchObject(refused);
      await agree(['handover']);
      expect((await book({}, id)).status).toBe(200);
    });
  });

  describe('protects', () => {
    it('ROLE-02 CSL-20 every call without a session', async () => {
      const calls = [
        test.get('/member/counsels'),
        test.get(`/member/counsels/${UNKNOWN}`),
        test.send('POST', '/member/counsels', {}),
      ];
      for (const { status } of await Promise.all(calls)) expect(status).toBe(401);
    });

    it('ROLE-07 API-22 the counsel of another member looks like a missing one', async () => {
      const { id } = await aCounsel(test.db);
      const of = async (path: string) => {
        const { status, body } = await get(`/member/counsels/${path}`);
        return { status, body: { ...Object(body), requestId: '' } };
      };
      expect(await of(id)).toMatchObject({ status: 404, body: { code: 'not_found' } });
      expect(await of(UNKNOWN)).toEqual(await of(id));
      expect(await of('pv')).toEqual(await of(id));
      expect(await list()).toEqual({ data: [], total: 0 });
    });
  });
});
