import { beforeEach, expect, it } from 'vitest';
import type { StaffSession } from '../../../server/http/guard/session.ts';
import { forOneEngine } from '../../support/app/database/testDatabase.ts';
import { useTestApp } from '../../support/app/useTestApp.ts';
import { asking, asMember } from '../../support/fakes/fakeSessions.ts';
import { aConsentingMember } from '../../support/fixtures/counsel/aConsentingMember.ts';
import { aClinic, aCounsel } from '../../support/fixtures/factories.ts';
import { aStaff } from '../../support/fixtures/staff/aStaff.ts';

const TEXT = '회원이 탈퇴해서 상담이 삭제됐어요';

forOneEngine((_engine, open) => {
  const test = useTestApp(open);
  let me: string;
  let clinics: string[];

  beforeEach(async () => {
    clinics = [(await aClinic(test.db)).id, (await aClinic(test.db)).id];
    me = (await aConsentingMember(test.db, clinics[0] ?? '')).id;
    const code = { code: 'ACDEFG', state: 'CONSULTATION_APPOINTMENT_CONFIRMED' } as const;
    await aCounsel(test.db, { ...code, member_id: me, clinic_id: clinics[0] ?? '' });
    const more = [
      { code: 'HJKMNP', state: 'CANCELED', clinic_id: clinics[0] ?? '' },
      { code: 'QRTUVW', state: 'TREATMENT_COMPLETE', clinic_id: clinics[1] ?? '' },
      { code: 'CDEFGH', state: 'CLINIC_CONFIRMED', clinic_id: clinics[1] ?? '' },
    ] as const;
    for (const counsel of more) await aCounsel(test.db, { ...counsel, member_id: me });
  });

  const inOutbox = async (clinic_id: string) => {
    const staff: StaffSession = await aStaff(test.db, { clinic_id });
    return await test.data('/staff/outbox', asking(staff));
  };
  const leave = () => test.send('DELETE', `/member/${me}`, undefined, asMember(me));

  it('a clinic is told of each open counsel whose member leaves, by its code only', async () => {
    await test.db.query('insert into consulting (clinic_id, emails) values ($1, $2)', [
      clinics[0],
      ['desk@example.com'],
    ]);
    expect((await leave()).status).toBe(200);
    const gone = { text: `${TEXT} (ACDEFG)`, counsel_id: null, code: null, state: 'WAITING' };
    const [one, two, ...more] = await inOutbox(clinics[0] ?? '');
    expect([one, two]).toMatchObject([gone, gone]);
    expect([one.channel, two.channel].sort()).toEqual(['EMAIL', 'STAFF']);
    expect(more).toEqual([]);
    expect(await inOutbox(clinics[1] ?? '')).toMatchObject([
      { text: `${TEXT} (CDEFGH)`, channel: 'STAFF' },
    ]);
    const rows = await test.db.query<{ link: string }>('select distinct link from outbox');
    expect(rows).toEqual([{ link: '/console/counsels' }]);
    expect(JSON.stringify(await test.db.query('select * from outbox'))).not.toContain(me);
  });

  it('a clinic is told of a counsel that was canceled just before, although the notice of the cancellation still waits', async () => {
    const [counsel] = await test.db.query<{ id: string }>(
      "select id from counsel where code = 'ACDEFG'",
    );
    const body = { state: 'CANCELED', reason: '사정' };
    const path = `/member/counsels/${counsel?.id}`;
    expect((await test.send('PATCH', path, body, asMember(me))).status).toBe(200);
    await leave();
    expect(await inOutbox(clinics[0] ?? '')).toMatchObject([{ text: `${TEXT} (ACDEFG)` }]);
  });

  it('a clinic is told when an operator erases the member', async () => {
    const operator = await aStaff(test.db);
    const body = { reason: 'REQUEST' };
    await test.send('POST', `/staff/members/${me}/erase`, body, asking(operator));
    expect(await inOutbox(clinics[0] ?? '')).toMatchObject([{ text: `${TEXT} (ACDEFG)` }]);
  });

  it('a clinic is told nothing when the erasure of the member fails', async () => {
    await test.db.query('alter table erasure rename to erasure_away');
    expect((await leave()).status).toBe(500);
    await test.db.query('alter table erasure_away rename to erasure');
    expect(await inOutbox(clinics[0] ?? '')).toEqual([]);
  });
});
