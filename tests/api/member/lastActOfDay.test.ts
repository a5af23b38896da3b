import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_BUDGETS } from '../../../server/domain/member/chargeMember.ts';
import { DAY_MS } from '../../../server/lib/units.ts';
import { forOneEngine } from '../../support/app/database/testDatabase.ts';
import { useTestApp } from '../../support/app/useTestApp.ts';
import { reviewForm } from '../../support/fixtures/reviewForm.ts';
import { deskWorld } from '../../support/fixtures/staff/deskWorld.ts';

const NOON = new Date('2026-11-20T03:00:00Z');
const APPOINTMENT = '2026-12-10T05:00:00.000Z';
const WISHES = { times: ['2026-12-11T05:00:00.000Z'] };

forOneEngine((_engine, open) => {
  const test = useTestApp(open, { start: NOON });
  const desk = deskWorld(test);
  let counselId: string;
  beforeEach(async () => {
    counselId = await desk.appointment(APPOINTMENT);
  });

  const booking = () => {
    const { clinicId } = desk;
    return { clinic_id: clinicId, sourceType: 'CLINIC', sourceId: clinicId, content: '상담' };
  };
  const review = () => reviewForm({ id: counselId, clinic_id: desk.clinicId });
  type Kind = 'counsels' | 'messages' | 'reviews';
  const haveDone = (kind: Kind, acts: number) =>
    test.db.query(
      `insert into member_day values ($1, $2, '2026-11-20', $3, 0)
       on conflict (member_id, kind) do update set acts = $3`,
      [desk.me, kind, acts],
    );

  describe('a member whose answer was lost after the last act of a day', () => {
    it.each([
      ['counsels', 'POST /member/counsels', booking],
      ['messages', 'POST /member/counsels/:id/messages', () => ({ text: '질문' })],
      [
        'messages',
        'POST /member/counsels/:id/reschedule',
        () => ({ appointmentAt: APPOINTMENT, wishes: WISHES }),
      ],
      ['reviews', 'POST /member/reviews', review],
    ] as const)('gets it by the same request again (%s): %s', async (kind, call, formOf) => {
      const [, path = ''] = call.replace(':id', counselId).split(' ');
      const send = (key: string) =>
        test.send('POST', path, formOf(), { ...desk.asMember, 'Idempotency-Key': key });
      await haveDone(kind, DAY_BUDGETS[kind].acts - 1);
      const first = await send('last');
      expect(first.status).toBe(200);
      expect(await send('last')).toMatchObject({ status: 200, body: first.body });
      expect(await send('another')).toMatchObject({
        status: 429,
        body: { code: 'day_limit_reached' },
      });
    });

    it.each([
      ['counsels', '/member/counsels'],
      ['messages', '/member/counsels/:id/messages'],
    ] as const)(
      'also when the stored answer was deleted meanwhile (%s)',
      async (kind, template) => {
        const path = template.replace(':id', counselId);
        const form = kind === 'messages' ? { text: '질문' } : booking();
        const headers = { ...desk.asMember, 'Idempotency-Key': 'kept' };
        const first = await test.send('POST', path, form, headers);
        await test.db.query('update idempotency_key set created_at = $1', [
          new Date(NOON.getTime() - 2 * DAY_MS),
        ]);
        await haveDone(kind, DAY_BUDGETS[kind].acts);
        const again = await test.send('POST', path, form, headers);
        expect(again).toMatchObject({ status: 200, body: first.body });
      },
    );
  });
});
