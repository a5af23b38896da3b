import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_BUDGETS } from '../../../server/domain/member/chargeMember.ts';
import { DAY_MS } from '../../../server/lib/units.ts';
import { openTestApp, type TestApp } from '../../support/app/testApp.ts';
import { emptyTables, forOneEngine } from '../../support/app/testDatabase.ts';
import { asMember, fakeSessions } from '../../support/fakes/fakeSessions.ts';
import { aConsentingMember } from '../../support/fixtures/aConsentingMember.ts';
import { aClinic, aCounsel } from '../../support/fixtures/factories.ts';
import { reviewForm } from '../../support/fixtures/reviewForm.ts';

const NOON = new Date('2026-11-20T03:00:00Z');
const APPOINTMENT = new Date('2026-12-10T05:00:00.000Z');
const WISHES = { times: ['2026-12-11T05:00:00.000Z'] };

forOneEngine((_engine, open) => {
  let test: TestApp;
  let me: string;
  let clinicId: string;
  let counselId: string;
  beforeAll(async () => {
    const options = { sessions: fakeSessions };
    test = await openTestApp({ db: await open(), now: () => NOON, options });
  });
  beforeEach(async () => {
    await emptyTables(test.db);
    clinicId = (await aClinic(test.db)).id;
    me = (await aConsentingMember(test.db, clinicId)).id;
    const counsel = await aCounsel(test.db, {
      member_id: me,
      clinic_id: clinicId,
      state: 'CONSULTATION_APPOINTMENT_CONFIRMED',
      consultation_at: APPOINTMENT,
    });
    counselId = counsel.id;
  });

  type Kind = 'counsels' | 'messages' | 'reviews';
  const haveDone = (kind: Kind, acts: number) =>
    test.db.query(
      `insert into member_day values ($1, $2, '2026-11-20', $3, 0)
       on conflict (member_id, kind) do update set acts = $3`,
      [me, kind, acts],
    );

  describe('a member whose answer was lost after the last act of a day', () => {
    it.each([
      [
        'counsels',
        'POST /member/counsels',
        () => ({ clinic_id: clinicId, sourceType: 'CLINIC', sourceId: clinicId, content: '상담' }),
      ],
      ['messages', 'POST /member/counsels/:id/messages', () => ({ text: '질문' })],
      [
        'messages',
        'POST /member/counsels/:id/reschedule',
        () => ({ appointmentAt: APPOINTMENT.toISOString(), wishes: WISHES }),
      ],
      ['reviews', 'POST /member/reviews', () => reviewForm({ id: counselId, clinic_id: clinicId })],
    ] as const)('gets it by the same request again (%s): %s', async (kind, call, formOf) => {
      const [, path = ''] = call.replace(':id', counselId).split(' ');
      const send = (key: string) =>
        test.send('POST', path, formOf(), { ...asMember(me), 'Idempotency-Key': key });
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
        const booking = { clinic_id: clinicId, sourceType: 'CLINIC', sourceId: clinicId };
        const form = kind === 'messages' ? { text: '질문' } : { ...booking, content: '상담' };
        const headers = { ...asMember(me), 'Idempotency-Key': 'kept' };
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
