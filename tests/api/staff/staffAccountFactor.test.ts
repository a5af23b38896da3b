import { beforeAll, expect, it } from 'vitest';
import { MINUTE_MS } from '../../../server/lib/units.ts';
import { aClinic } from '../../support/fixtures/factories.ts';
import { aStaff, STAFF_PASSWORD } from '../../support/fixtures/staff/aStaff.ts';
import { type FactorApp, openFactorApp } from '../../support/fixtures/staff/staffFactor.ts';

let app: FactorApp;
beforeAll(async () => {
  app = await openFactorApp();
});

it('an account is made and opened again only with a factor of the last ten minutes, and closed at once', async () => {
  const { cookies, secret } = await app.aStaffWithTotp({ role: 'OPERATOR' });
  const { staffId } = await aStaff(app.db, { role: 'CLINIC' });
  const { id: clinic_id } = await aClinic(app.db);
  const account = { user_id: 'new.desk', password: STAFF_PASSWORD, role: 'CLINIC', clinic_id };
  const create = () => app.post('/staff/people', cookies, account);
  const set = (active: boolean) =>
    app.send('PATCH', `/staff/people/${staffId}`, { active }, cookies.header);
  app.pass(10 * MINUTE_MS);

  expect((await set(false)).status).toBe(200);
  for (const act of [create, () => set(true)]) {
    expect(await act()).toMatchObject({ status: 403, body: { code: 'step_up_required' } });
  }
  const accounts = await app.db.query(
    `select 1 from staff where user_id = 'new.desk' or (id = $1 and active)`,
    [staffId],
  );
  expect(accounts).toEqual([]);
  expect((await app.give(cookies, app.codeOf(secret))).status).toBe(200);
  expect([(await create()).status, (await set(true)).status]).toEqual([200, 200]);
});
