import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../../../server/db/database.ts';
import { startSession } from '../../../server/domain/session/sessionStore.ts';
import { emptyTables, forOneEngine } from '../../support/app/database/testDatabase.ts';
import { openTestApp, type TestApp } from '../../support/app/testApp.ts';
import { asMember, fakeSessions } from '../../support/fakes/fakeSessions.ts';
import { NOT_EXPORTED } from '../../support/fixtures/columns/notExported.ts';
import { namesOf } from '../../support/fixtures/columns/textColumns.ts';
import { aCounsel } from '../../support/fixtures/factories.ts';

const AT = '2026-11-20T03:00:00.000Z';
const EARLIER = '2026-11-10T03:00:00.000Z';

forOneEngine((_engine, open) => {
  let test: TestApp;
  let me: string;
  let counsel: string;
  const asked: string[] = [];
  beforeAll(async () => {
    const real = await open();
    const db: Database = {
      ...real,
      query: <Row>(...call: Parameters<Database['query']>) => {
        asked.push(call[0]);
        return real.query<Row>(...call);
      },
    };
    test = await openTestApp({ db, options: { sessions: fakeSessions } });
  });
  beforeEach(async () => {
    await emptyTables(test.db);
    ({ member_id: me, id: counsel } = await aCounsel(test.db));
  });

  const readExport = async () => Object((await test.get('/member/export', asMember(me))).body).data;

  it('a column of a table about members is exported, or is in a list with the reason why it is not', async () => {
    const rows = await test.db.query<{ name: string }>(
      `select table_name || '.' || column_name as name from information_schema.columns
       where table_schema = 'public' and column_name not in ('id', 'member_id')
         and (table_name in ('member', 'counsel_change') or table_name in (
           select table_name from information_schema.columns
           where table_schema = 'public' and column_name = 'member_id'))`,
    );
    asked.length = 0;
    await readExport();
    const sql = asked.join('\n');
    const left = rows.flatMap(({ name }) =>
      new RegExp(`\\b${name.replace('.', '\\.')}\\b`).test(sql) ? [] : [name],
    );
    expect(left.sort()).toEqual(Object.values(NOT_EXPORTED).flatMap(namesOf).sort());
  });

  it('the export says when the visit was recorded, on which devices the member is logged in, and of the warning', async () => {
    await test.db.query(
      `update counsel set visited_at = $2, appointment_made_at = $3, passed_appointment_at = $2
       where id = $1`,
      [counsel, AT, EARLIER],
    );
    await test.db.query('update member set seen_at = $1, told_at = $2', [EARLIER, AT]);
    const device = { browser: 'Chrome', system: 'Windows' };
    const { familyId } = await startSession(test.db, { memberId: me }, new Date(EARLIER), device);
    await test.db.query('update session_pair set used_at = $2 where family_id = $1', [
      familyId,
      AT,
    ]);
    await startSession(test.db, { memberId: me }, new Date(AT));
    await test.db.query('delete from session_pair where family_id <> $1', [familyId]);
    expect(await readExport()).toMatchObject({
      seen_at: EARLIER,
      told_at: AT,
      counsels: [{ visitedAt: AT, appointmentMadeAt: EARLIER, passedAppointmentAt: AT }],
      logins: [
        { ...device, created_at: EARLIER, used_at: AT },
        { browser: null, system: null, used_at: AT },
      ],
    });
  });
});
