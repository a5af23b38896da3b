import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StaffSession } from '../../../server/http/guard/session.ts';
import { openTestApp, type TestApp } from '../../support/app/testApp.ts';
import { emptyTables, forOneEngine } from '../../support/app/testDatabase.ts';
import { asking, asMember, fakeSessions } from '../../support/fakes/fakeSessions.ts';
import { aStaff } from '../../support/fixtures/aStaff.ts';
import { aClinic, aCounsel } from '../../support/fixtures/factories.ts';

forOneEngine((_engine, open) => {
  let test: TestApp;
  let operator: StaffSession;
  let desk: StaffSession;
  let nurse: StaffSession;
  let clinic_id: string;

  beforeAll(async () => {
    test = await openTestApp({ db: await open(), options: { sessions: fakeSessions } });
  });
  beforeEach(async () => {
    await emptyTables(test.db);
    clinic_id = (await aClinic(test.db)).id;
    operator = await aStaff(test.db, { user_id: 'boss' });
    desk = await aStaff(test.db, { user_id: 'front.desk', clinic_id });
    nurse = await aStaff(test.db, { user_id: 'nurse', clinic_id });
  });

  const book = () => aCounsel(test.db, { clinic_id });
  const list = async (query = '', who = desk) =>
    Object((await test.get(`/staff/counsels${query}`, asking(who))).body);
  const idsOf = async (query = '', who = desk): Promise<string[]> =>
    (await list(query, who)).data.map(({ id }: { id: string }) => id);
  const counts = async (query = '', who = desk) =>
    Object((await test.get(`/staff/counsel-counts${query}`, asking(who))).body).data;
  const assign = (id: string, staffId: string | null, who = desk) =>
    test.send('PUT', `/staff/counsels/${id}/assignee`, { staffId }, asking(who));
  const audit = () =>
    test.db.query("select detail from access_record where action = 'COUNSEL_ASSIGNED' order by id");

  describe('an assignee', () => {
    it('is one of the active staff of the clinic, shown in list and counsel, and recorded', async () => {
      const { id } = await book();
      const gone = await aStaff(test.db, { user_id: 'gone', clinic_id });
      await test.db.query('update staff set active = false where id = $1', [gone.staffId]);
      const other = await aStaff(test.db, { role: 'CLINIC' });
      const path = `/staff/clinics/${clinic_id}/colleagues`;
      const colleagues = Object((await test.get(path, asking(desk))).body).data;
      expect(colleagues.map((one: { user_id: string }) => one.user_id)).toEqual([
        'front.desk',
        'nurse',
      ]);
      const assignee = { id: nurse.staffId, user_id: 'nurse' };
      expect((await assign(id, nurse.staffId)).body).toEqual({ data: { assignee } });
      expect(await list()).toMatchObject({ data: [{ id, version: 1, assignee }] });
      const read = await test.get(`/staff/counsels/${id}`, asking(operator));
      expect(read.body).toMatchObject({ data: { assignee } });
      for (const staffId of [gone.staffId, other.staffId, operator.staffId]) {
        expect((await assign(id, staffId)).status).toBe(404);
      }
      expect((await assign(id, null, operator)).body).toEqual({ data: { assignee: null } });
      expect(await audit()).toEqual([{ detail: 'none → nurse' }, { detail: 'nurse → none' }]);
    });

    it('finds the own counsels, in every tab and in its count', async () => {
      const [mine] = [await book(), await book()];
      await assign(mine.id, nurse.staffId);
      expect(await idsOf('?mine=yes', nurse)).toEqual([mine.id]);
      expect(await idsOf('?mine=yes&tab=new', nurse)).toEqual([mine.id]);
      expect(await idsOf('?mine=yes')).toEqual([]);
      expect(await counts('?mine=yes', nurse)).toMatchObject({ new: 1 });
      expect(await counts()).toMatchObject({ new: 2 });
    });

    it('is never told to the member', async () => {
      const { id, member_id } = await book();
      await test.db.script('delete from change');
      await assign(id, nurse.staffId);
      for (const path of [`/member/counsels/${id}`, '/member/counsels', '/member/export']) {
        const { body } = await test.get(path, asMember(member_id));
        expect(JSON.stringify(body)).not.toMatch(/nurse|assign/);
      }
      const told = await test.db.query("select audience from change where kind = 'counsel'");
      expect(told).toEqual([{ audience: 'clinic' }]);
    });
  });
});
