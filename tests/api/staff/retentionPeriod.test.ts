import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StaffSession } from '../../../server/http/guard/session.ts';
import { DAY_MS } from '../../../server/lib/units.ts';
import { emptyTables } from '../../support/app/database/testDatabase.ts';
import { openTestApp, type TestApp } from '../../support/app/testApp.ts';
import { asking, fakeSessions } from '../../support/fakes/fakeSessions.ts';
import { aStaff } from '../../support/fixtures/staff/aStaff.ts';

const NOW = new Date('2026-11-23T01:30:00Z');

let test: TestApp;
let operator: StaffSession;
beforeAll(async () => {
  test = await openTestApp({ now: () => NOW, options: { sessions: fakeSessions } });
});
beforeEach(async () => {
  await emptyTables(test.db);
  operator = await aStaff(test.db);
});

const change = (kind: string, body: { period: number; version: number }, who = operator) =>
  test.send('PATCH', `/staff/retention/${kind}`, body, asking(who));
const settings = async () =>
  Object((await test.get('/staff/retention', asking(operator))).body).data;

describe('a period', () => {
  it('is changed by an operator, and is in the access record', async () => {
    const { status, body } = await change('notice', { period: 1, version: 1 });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { data: { period: 1, version: 2 } },
    });
    expect(await settings()).toContainEqual(Object(body).data);
    const entries = await test.db.query(
      `select action, subject, detail from access_record where staff_id = $1`,
      [operator.staffId],
    );
    expect(entries).toEqual([
      { action: 'RETENTION_CHANGED', subject: 'retention', detail: 'notice 12 1' },
    ]);
  });

  it('is refused outside the limits of the law, for a fixed kind, and after a change by a colleague', async () => {
    const code = async (kind: string, period: number, version = 1) =>
      Object((await change(kind, { period, version })).body).code;
    expect(await code('access', 23)).toBe('invalid_input');
    expect(await code('counsel', 0)).toBe('invalid_input');
    expect(await code('answer', 2)).toBe('invalid_input');
    expect(await code('unknown', 12)).toBe('not_found');
    expect(await code('note', 24)).toBeUndefined();
    expect(await code('note', 18)).toBe('stale_version');
  });

  it('asks for a second factor that is minutes old', async () => {
    const factor = { isSet: true, isDue: false, givenAt: new Date(NOW.getTime() - DAY_MS) };
    const answer = await change('note', { period: 24, version: 1 }, { ...operator, factor });
    expect(answer.body).toMatchObject({ code: 'step_up_required' });
  });
});
