import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { StaffSession } from '../../../server/http/guard/session.ts';
import { openTestApp, type TestApp } from '../../support/app/testApp.ts';
import { emptyTables, forOneEngine } from '../../support/app/testDatabase.ts';
import { asking, asMember, fakeSessions } from '../../support/fakes/fakeSessions.ts';
import { aStaff } from '../../support/fixtures/aStaff.ts';
import { aClinic, aCounsel, aMember } from '../../support/fixtures/factories.ts';

const NOW = new Date('2026-12-01T03:00:00.000Z');
const MINUTE = 60_000;

forOneEngine((_engine, open) => {
  let test: TestApp;
  let now = NOW;
  let me: string;
  let id: string;
  let staff: StaffSession;

  beforeAll(async () => {
    const options = { sessions: fakeSessions };
    test = await openTestApp({ db: await open(), now: () => now, options });
  });
  beforeEach(async () => {
    now = NOW;
    await emptyTables(test.db);
    const clinic = await aClinic(test.db, {
      name: '달빛성형외과',
      road_address: '서울 테헤란로 1',
    });
    me = (await aMember(test.db)).id;
    staff = await aStaff(test.db, { role: 'CLINIC', clinic_id: clinic.id });
    const appointment = { consultation_at: new Date('2026-12-10T05:00:00.000Z') };
    id = (
      await aCounsel(test.db, {
        member_id: me,
        clinic_id: clinic.id,
        content: '코 성형 상담',
        state: 'CONSULTATION_APPOINTMENT_CONFIRMED',
        ...appointment,
      })
    ).id;
  });

  const ask = (who = me) =>
    test.send('POST', `/member/counsels/${id}/calendar-file`, undefined, asMember(who));
  const address = async (): Promise<string> => Object((await ask()).body).data.path;
  const fetchFile = (path: string) => test.app.request(path);
  const fileAt = async (path: string) => (await fetchFile(path)).text();
  const move = async (body: object) => {
    const { version } = Object((await test.get(`/staff/counsels/${id}`, asking(staff))).body).data;
    const sent = { version, ...body };
    const answer = await test.send('PATCH', `/staff/counsels/${id}`, sent, asking(staff));
    expect(answer.status).toBe(200);
  };
  const lineOf = (file: string, name: string) =>
    new RegExp(`^${name}:(.+)\r$`, 'm').exec(file)?.[1];

  it('opens without a session, as a calendar that no cache keeps', async () => {
    const path = await address();
    expect(path).toMatch(new RegExp(`^/calendar/${id}\\.ics\\?`));
    const answer = await fetchFile(`${path}&openExternalBrowser=1`);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8; method=PUBLISH',
      'content-disposition': 'inline; filename="appointment.ics"',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
    const file = await answer.text();
    expect(lineOf(file, 'DTSTART')).toBe('20261210T050000Z');
    expect(lineOf(file, 'LOCATION')).toContain('서울 테헤란로 1');
    expect(file).not.toMatch(/달빛|성형|상담|시술|코/);
  });

  it('a new appointment has the same UID and a higher SEQUENCE; a canceled one says so', async () => {
    const path = await address();
    const first = await fileAt(path);
    await move({ state: 'CLINIC_CONFIRMED', reason: '다시 정함' });
    expect((await fetchFile(path)).status).toBe(404);
    expect((await ask()).body).toMatchObject({ code: 'not_allowed_now' });
    const appointment = '2026-12-12T06:30:00.000Z';
    await move({ state: 'CONSULTATION_APPOINTMENT_CONFIRMED', appointment });
    const second = await fileAt(await address());
    expect(lineOf(second, 'DTSTART')).toBe('20261212T063000Z');
    expect(lineOf(second, 'UID')).toBe(lineOf(first, 'UID'));
    const sequence = (file: string) => Number(lineOf(file, 'SEQUENCE'));
    expect(sequence(second)).toBeGreaterThan(sequence(first));
    const cancel = { state: 'CANCELED', reason: '못 가요' };
    await test.send('PATCH', `/member/counsels/${id}`, cancel, asMember(me));
    const third = await fileAt(await address());
    expect([lineOf(third, 'STATUS'), lineOf(third, 'UID')]).toEqual([
      'CANCELLED',
      lineOf(first, 'UID'),
    ]);
    expect(sequence(third)).toBeGreaterThan(sequence(second));
  });

  it('the address is good for ten minutes, for this counsel only', async () => {
    const path = await address();
    const query = path.slice(path.indexOf('?'));
    const other = (await aCounsel(test.db, { member_id: me })).id;
    for (const wrong of [
      `/calendar/${id}.ics`,
      `/calendar/${other}.ics${query}`,
      `/calendar/x.ics${query}`,
      path.replace(/until=\d+/, `until=${NOW.getTime() + 1_000 * MINUTE}`),
      path.slice(0, -1),
    ]) {
      expect([wrong, (await fetchFile(wrong)).status]).toEqual([wrong, 404]);
    }
    now = new Date(NOW.getTime() + 10 * MINUTE - 1);
    expect((await fetchFile(path)).status).toBe(200);
    now = new Date(NOW.getTime() + 10 * MINUTE);
    expect((await fetchFile(path)).status).toBe(404);
  });
});
