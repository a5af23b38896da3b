import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StaffSession } from '../../../server/http/guard/session.ts';
import { openTestApp, type TestApp } from '../../support/app/testApp.ts';
import { emptyTables, forOneEngine } from '../../support/app/testDatabase.ts';
import { asking, asMember, fakeSessions } from '../../support/fakes/fakeSessions.ts';
import { aStaff } from '../../support/fixtures/aStaff.ts';
import { aClinic, aCounsel, type CounselRow } from '../../support/fixtures/factories.ts';
import { reviewForm } from '../../support/fixtures/reviewForm.ts';

const MORNING = new Date('2026-11-20T09:00:00Z');
const NOON = new Date('2026-11-20T12:00:00Z');
const EVENING = new Date('2026-11-20T18:00:00Z');
const at = (moment: Date) => ({ appointment: moment.toISOString() });

forOneEngine((_engine, open) => {
  let test: TestApp;
  let clock = MORNING;
  let counsel: CounselRow;
  let clinic: StaffSession;
  let operator: StaffSession;

  beforeAll(async () => {
    const options = { sessions: fakeSessions };
    test = await openTestApp({ db: await open(), isCached: true, now: () => clock, options });
  });
  beforeEach(async () => {
    await emptyTables(test.db);
    clock = MORNING;
    const clinic_id = (await aClinic(test.db)).id;
    counsel = await aCounsel(test.db, { clinic_id, created_at: MORNING });
    clinic = await aStaff(test.db, { clinic_id });
    operator = await aStaff(test.db);
  });

  const move = async (state: string, details = {}, who = clinic) => {
    const path = `/staff/counsels/${counsel.id}`;
    const [row] = await test.db.query<{ version: number }>('select version from counsel');
    const body = { version: row?.version, state, ...details };
    return test.send('PATCH', path, body, asking(who));
  };
  const book = async (moment = NOON) => {
    await move('CLINIC_CONFIRMED');
    await move('CONSULTATION_APPOINTMENT_CONFIRMED', at(moment));
  };
  const write = () =>
    test.send('POST', '/member/reviews', reviewForm(counsel), asMember(counsel.member_id));
  const written = async (): Promise<string> => Object((await write()).body).data.id;
  const shown = async (id: string) => Object((await test.get(`/public/reviews/${id}`)).body).data;
  const badge = async (id: string) => (await shown(id)).visitConfirmed;
  const cancel = (who = clinic) => move('CANCELED', { reason: '그날은 쉬었어요' }, who);

  describe('AMB-18 the badge of a visit', () => {
    it('appears when the counsel is completed by one step after its appointment, and stays', async () => {
      const id = await written();
      await book();
      expect(await badge(id)).toBe(false);
      clock = NOON;
      await move('CONSULTATION_COMPLETE');
      expect(await badge(id)).toBe(true);
      expect((await test.get('/public/reviews')).body).toMatchObject({
        data: [{ id, visitConfirmed: true }],
      });
      expect((await cancel(operator)).status).toBe(200);
      expect(await badge(id)).toBe(true);
    });

    it('is on a review that is written after the visit', async () => {
      await book();
      clock = EVENING;
      await move('CONSULTATION_COMPLETE');
      expect(await badge(await written())).toBe(true);
    });

    it('appears after the appointment of a treatment as well', async () => {
      await move('TREATMENT_APPOINTMENT_CONFIRMED', { ...at(NOON), reason: '전화로 정했어요' });
      clock = NOON;
      await move('TREATMENT_COMPLETE');
      expect(await badge(await written())).toBe(true);
    });

    it.each(['CONSULTATION_COMPLETE', 'TREATMENT_COMPLETE'])(
      'does not appear by a jump to %s, also not past an appointment',
      async (state) => {
        const id = await written();
        expect((await move(state, { reason: '전화 상담' })).status).toBe(200);
        expect(await badge(id)).toBe(false);
      },
    );

    it('does not appear by a jump past an appointment in the future or in the past', async () => {
      const id = await written();
      await book();
      clock = EVENING;
      await move('TREATMENT_COMPLETE', { reason: '바로 시술했어요' });
      expect(await badge(id)).toBe(false);
    });

    it('does not appear by an appointment that is entered after its time', async () => {
      clock = EVENING;
      await book(NOON);
      expect((await move('CONSULTATION_COMPLETE')).status).toBe(200);
      expect(await badge(await written())).toBe(false);
    });
  });

  describe('AMB-18 once the appointment has passed', () => {
    it('its clinic cannot cancel, and a review can be written', async () => {
      await book();
      clock = EVENING;
      expect(await cancel()).toMatchObject({ status: 409, body: { code: 'not_allowed_now' } });
      expect((await write()).status).toBe(200);
    });

    it('moving the appointment to another day does not help the clinic', async () => {
      await book();
      clock = EVENING;
      await move('CLINIC_CONFIRMED');
      expect((await cancel()).status).toBe(409);
      await move('CONSULTATION_APPOINTMENT_CONFIRMED', at(new Date('2027-11-20T12:00:00Z')));
      expect((await cancel()).status).toBe(409);
    });

    it('a cancellation by the operator removes no review, and does not stop one that is being written', async () => {
      await book();
      clock = EVENING;
      expect((await cancel(operator)).status).toBe(200);
      const id = await written();
      expect(await shown(id)).toMatchObject({ id });
    });

    it('the member may cancel, and the review stays', async () => {
      await book();
      clock = EVENING;
      const id = await written();
      const path = `/member/counsels/${counsel.id}`;
      const body = { state: 'CANCELED', reason: '몸이 안 좋아서' };
      const answer = await test.send('PATCH', path, body, asMember(counsel.member_id));
      expect(answer.status).toBe(200);
      expect(await shown(id)).toMatchObject({ id });
    });
  });

  it('AMB-18 before the appointment its clinic cancels, and then no review is possible', async () => {
    await book();
    expect((await cancel()).status).toBe(200);
    clock = EVENING;
    expect(await write()).toMatchObject({ status: 409, body: { code: 'not_allowed_now' } });
  });
});
