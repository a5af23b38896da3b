import { beforeEach, describe, expect, it } from 'vitest';
import type { StaffSession } from '../../../server/http/guard/session.ts';
import { forOneEngine } from '../../support/app/database/testDatabase.ts';
import { useTestApp } from '../../support/app/useTestApp.ts';
import { asking } from '../../support/fakes/fakeSessions.ts';
import { aStaff } from '../../support/fixtures/staff/aStaff.ts';
import { deskWorld } from '../../support/fixtures/staff/deskWorld.ts';

forOneEngine((_engine, open) => {
  const test = useTestApp(open);
  const desk = deskWorld(test);
  let nurse: StaffSession;

  beforeEach(async () => {
    nurse = await aStaff(test.db, { user_id: 'nurse', clinic_id: desk.clinicId });
  });

  const list = async (query = '', who = desk.staff) =>
    Object((await test.get(`/staff/counsels${query}`, asking(who))).body);
  const idsOf = async (query = '', who = desk.staff): Promise<string[]> =>
    (await list(query, who)).data.map(({ id }: { id: string }) => id);
  const counts = (query = '', who = desk.staff) =>
    test.data(`/staff/counsel-counts${query}`, asking(who));
  const assign = (id: string, staffId: string | null, who = desk.staff) =>
    test.send('PUT', `/staff/counsels/${id}/assignee`, { staffId }, asking(who));
  const audit = () =>
    test.db.query("select detail from access_record where action = 'COUNSEL_ASSIGNED' order by id");

  describe('an assignee', () => {
    it('is one of the active staff of the clinic, shown in list and counsel, and recorded', async () => {
      const id = await desk.counsel();
      const gone = await aStaff(test.db, { user_id: 'gone', clinic_id: desk.clinicId });
      await test.db.query('update staff set active = false where id = $1', [gone.staffId]);
      const other = await aStaff(test.db, { role: 'CLINIC' });
      const path = `/staff/clinics/${desk.clinicId}/colleagues`;
      const colleagues = await test.data(path, desk.asStaff);
      expect(colleagues.map((one: { user_id: string }) => one.user_id)).toEqual([
        'front.desk',
        'nurse',
      ]);
      const assignee = { id: nurse.staffId, user_id: 'nurse' };
      expect((await assign(id, nurse.staffId)).body).toEqual({ data: { assignee } });
      expect(await list()).toMatchObject({ data: [{ id, version: 1, assignee }] });
      const read = await test.get(`/staff/counsels/${id}`, desk.asOperator);
      expect(read.body).toMatchObject({ data: { assignee } });
      for (const staffId of [gone.staffId, other.staffId, desk.operator.staffId]) {
        expect((await assign(id, staffId)).status).toBe(404);
      }
      expect((await assign(id, null, desk.operator)).body).toEqual({ data: { assignee: null } });
      expect(await audit()).toEqual([{ detail: 'none → nurse' }, { detail: 'nurse → none' }]);
    });

    it('finds the own counsels, in every tab and in its count', async () => {
      const [mine] = [await desk.counsel(), await desk.counsel()];
      await assign(mine, nurse.staffId);
      expect(await idsOf('?mine=yes', nurse)).toEqual([mine]);
      expect(await idsOf('?mine=yes&tab=new', nurse)).toEqual([mine]);
      expect(await idsOf('?mine=yes')).toEqual([]);
      expect(await counts('?mine=yes', nurse)).toMatchObject({ new: 1 });
      expect(await counts()).toMatchObject({ new: 2 });
    });

    it('is never told to the member', async () => {
      const id = await desk.counsel();
      await test.db.script('delete from change');
      await assign(id, nurse.staffId);
      for (const path of [`/member/counsels/${id}`, '/member/counsels', '/member/export']) {
        const { body } = await test.get(path, desk.asMember);
        expect(JSON.stringify(body)).not.toMatch(/nurse|assign/);
      }
      const told = await test.db.query("select audience from change where kind = 'counsel'");
      expect(told).toEqual([{ audience: 'clinic' }]);
    });
  });
});
