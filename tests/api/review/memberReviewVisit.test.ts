import { beforeEach, describe, expect, it } from 'vitest';
import { forOneEngine } from '../../support/app/database/testDatabase.ts';
import { useTestApp } from '../../support/app/useTestApp.ts';
import { reviewForm } from '../../support/fixtures/reviewForm.ts';
import { deskWorld } from '../../support/fixtures/staff/deskWorld.ts';

const MORNING = new Date('2026-11-20T09:00:00Z');
const NOON = new Date('2026-11-20T12:00:00Z');
const EVENING = new Date('2026-11-20T18:00:00Z');
const at = (moment: Date) => ({ appointment: moment.toISOString() });

forOneEngine((_engine, open) => {
  const test = useTestApp(open, { start: MORNING, isCached: true });
  const desk = deskWorld(test);
  let counselId: string;

  beforeEach(async () => {
    counselId = await desk.counsel({ created_at: MORNING });
  });

  const move = (state: string, details = {}, who = desk.staff) =>
    desk.change(counselId, { state, ...details }, who);
  const book = async (moment = NOON) => {
    await move('CLINIC_CONFIRMED');
    await move('CONSULTATION_APPOINTMENT_CONFIRMED', at(moment));
  };
  const write = () => {
    const form = reviewForm({ id: counselId, clinic_id: desk.clinicId });
    return test.send('POST', '/member/reviews', form, desk.asMember);
  };
  const written = async (): Promise<string> => Object((await write()).body).data.id;
  const shown = (id: string) => test.data(`/public/reviews/${id}`);
  const badge = async (id: string) => (await shown(id)).visitConfirmed;
  const cancel = (who = desk.staff) => move('CANCELED', { reason: '그날은 쉬었어요' }, who);

  describe('AMB-18 the badge of a visit', () => {
    it('appears when the counsel is completed by one step after its appointment, and stays', async () => {
      const id = await written();
      await book();
      expect(await badge(id)).toBe(false);
      test.now = NOON;
      await move('CONSULTATION_COMPLETE');
      expect(await badge(id)).toBe(true);
      expect((await test.get('/public/reviews')).body).toMatchObject({
        data: [{ id, visitConfirmed: true }],
      });
      expect((await cancel(desk.operator)).status).toBe(200);
      expect(await badge(id)).toBe(true);
    });

    it('does not appear while a no-show is noted, also in no later step', async () => {
      const id = await written();
      await book();
      test.now = EVENING;
      await desk.change(counselId, { noShow: true });
      const steps = await desk.atDesk(counselId);
      expect(steps.moves).toContainEqual({
        to: 'CONSULTATION_COMPLETE',
        needsAppointment: false,
        needsReason: false,
        makesNoVisit: true,
      });
      const [card] = await test.data('/staff/counsels', desk.asStaff);
      expect(card.makesNoVisit).toBe(true);
      expect((await move('CONSULTATION_COMPLETE')).body).toMatchObject({
        data: { state: 'CONSULTATION_COMPLETE', visitedAt: null },
      });
      expect(await badge(id)).toBe(false);
    });

    it('appears when the no-show was taken back before the completion', async () => {
      const id = await written();
      await book();
      test.now = EVENING;
      await desk.change(counselId, { noShow: true });
      await desk.change(counselId, { noShow: false });
      await move('CONSULTATION_COMPLETE');
      expect(await badge(id)).toBe(true);
    });

    it('is on a review that is written after the visit', async () => {
      await book();
      test.now = EVENING;
      await move('CONSULTATION_COMPLETE');
      expect(await badge(await written())).toBe(true);
    });

    it('appears after the appointment of a treatment as well', async () => {
      await move('TREATMENT_APPOINTMENT_CONFIRMED', { ...at(NOON), reason: '전화로 정했어요' });
      test.now = NOON;
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
      test.now = EVENING;
      await move('TREATMENT_COMPLETE', { reason: '바로 시술했어요' });
      expect(await badge(id)).toBe(false);
    });

    it('does not appear by an appointment that is entered after its time', async () => {
      test.now = EVENING;
      await book(NOON);
      expect((await move('CONSULTATION_COMPLETE')).status).toBe(200);
      expect(await badge(await written())).toBe(false);
    });
  });

  describe('AMB-18 once the appointment has passed', () => {
    it('its clinic cannot cancel, and a review can be written', async () => {
      await book();
      test.now = EVENING;
      expect(await cancel()).toMatchObject({ status: 409, body: { code: 'not_allowed_now' } });
      expect((await write()).status).toBe(200);
    });

    it('moving the appointment to another day does not help the clinic', async () => {
      await book();
      test.now = EVENING;
      await move('CLINIC_CONFIRMED');
      expect((await cancel()).status).toBe(409);
      await move('CONSULTATION_APPOINTMENT_CONFIRMED', at(new Date('2027-11-20T12:00:00Z')));
      expect((await cancel()).status).toBe(409);
    });

    it('a cancellation by the operator removes no review, and does not stop one that is being written', async () => {
      await book();
      test.now = EVENING;
      expect((await cancel(desk.operator)).status).toBe(200);
      const id = await written();
      expect(await shown(id)).toMatchObject({ id });
    });

    it('the member may cancel, and the review stays', async () => {
      await book();
      test.now = EVENING;
      const id = await written();
      const path = `/member/counsels/${counselId}`;
      const body = { state: 'CANCELED', reason: '몸이 안 좋아서' };
      const answer = await test.send('PATCH', path, body, desk.asMember);
      expect(answer.status).toBe(200);
      expect(await shown(id)).toMatchObject({ id });
    });
  });

  it('AMB-18 before the appointment its clinic cancels, and then no review is possible', async () => {
    await book();
    expect((await cancel()).status).toBe(200);
    test.now = EVENING;
    expect(await write()).toMatchObject({ status: 409, body: { code: 'not_allowed_now' } });
  });
});
