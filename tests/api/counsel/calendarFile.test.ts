import { beforeEach, expect, it } from 'vitest';
import { forOneEngine } from '../../support/app/database/testDatabase.ts';
import { useTestApp } from '../../support/app/useTestApp.ts';
import { asMember } from '../../support/fakes/fakeSessions.ts';
import { aCounsel } from '../../support/fixtures/factories.ts';
import { deskWorld } from '../../support/fixtures/staff/deskWorld.ts';

const NOW = new Date('2026-12-01T03:00:00.000Z');
const MINUTE = 60_000;

forOneEngine((_engine, open) => {
  const test = useTestApp(open, { start: NOW });
  const desk = deskWorld(test, {
    clinic: { name: '달빛성형외과', road_address: '서울 테헤란로 1' },
  });
  let id: string;

  beforeEach(async () => {
    id = await desk.appointment('2026-12-10T05:00:00.000Z', { content: '코 성형 상담' });
  });

  const ask = (who = desk.me) =>
    test.send('POST', `/member/counsels/${id}/calendar-file`, undefined, asMember(who));
  const address = async (): Promise<string> => Object((await ask()).body).data.path;
  const fetchFile = (path: string) => test.app.request(path);
  const fileAt = async (path: string) => (await fetchFile(path)).text();
  const move = async (body: object) => {
    expect((await desk.change(id, body)).status).toBe(200);
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
    await test.send('PATCH', `/member/counsels/${id}`, cancel, desk.asMember);
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
    const other = (await aCounsel(test.db, { member_id: desk.me })).id;
    for (const wrong of [
      `/calendar/${id}.ics`,
      `/calendar/${other}.ics${query}`,
      `/calendar/x.ics${query}`,
      path.replace(/until=\d+/, `until=${NOW.getTime() + 1_000 * MINUTE}`),
      path.slice(0, -1),
    ]) {
      expect([wrong, (await fetchFile(wrong)).status]).toEqual([wrong, 404]);
    }
    test.now = new Date(NOW.getTime() + 10 * MINUTE - 1);
    expect((await fetchFile(path)).status).toBe(200);
    test.now = new Date(NOW.getTime() + 10 * MINUTE);
    expect((await fetchFile(path)).status).toBe(404);
  });
});
