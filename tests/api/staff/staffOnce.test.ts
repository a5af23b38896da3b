import { beforeEach, expect, it } from 'vitest';
import { ClinicForm, StaffClinic } from '../../../contract/staff/staffClinic.ts';
import { DoctorForm, StaffDoctor } from '../../../contract/staff/staffDoctor.ts';
import { EventForm, StaffEvent } from '../../../contract/staff/staffEvent.ts';
import { StaffAccount } from '../../../contract/staff/staffPeople.ts';
import { seedTaxonomy } from '../../../server/db/seed/seedTaxonomy.ts';
import type { StaffSession } from '../../../server/http/guard/session.ts';
import { forRacingCalls } from '../../support/app/database/testDatabase.ts';
import { inRounds } from '../../support/app/proof.ts';
import { useTestApp } from '../../support/app/useTestApp.ts';
import { asking } from '../../support/fakes/fakeSessions.ts';
import { blankRecord } from '../../support/fixtures/blankRecord.ts';
import { aClinic } from '../../support/fixtures/factories.ts';
import { aStaff, STAFF_PASSWORD } from '../../support/fixtures/staff/aStaff.ts';

const clinicForm = blankRecord(ClinicForm, {
  name: '새봄의원',
  specialties: ['dermatology'],
  treatments: ['ipl'],
});
const doctorForm = blankRecord(DoctorForm, { name: '새봄의원', position: 1 });
const eventForm = (clinicId: string) => blankRecord(EventForm, { clinicId, title: '이벤트' });
const accountForm = {
  user_id: 'new.one',
  password: STAFF_PASSWORD,
  role: 'OPERATOR',
  clinic_id: null,
};

forRacingCalls((_engine, open) => {
  const test = useTestApp(open);
  let operator: StaffSession;
  let clinicId: string;
  beforeEach(async () => {
    await seedTaxonomy(test.db);
    clinicId = (await aClinic(test.db)).id;
    operator = await aStaff(test.db, { user_id: 'boss' });
  });

  const begin = (noun: string, body: unknown, { key = 'a', who = operator } = {}) =>
    test.send('POST', `/staff/${noun}`, body, { ...asking(who), 'Idempotency-Key': key });
  const countOf = async (table: string) => (await test.db.query(`select 1 from ${table}`)).length;

  it.each([
    { noun: 'clinics', table: 'clinic', form: () => clinicForm, schema: StaffClinic },
    { noun: 'doctors', table: 'doctor', form: () => doctorForm, schema: StaffDoctor },
    { noun: 'events', table: 'event', form: () => eventForm(clinicId), schema: StaffEvent },
    { noun: 'people', table: 'staff', form: () => accountForm, schema: StaffAccount },
  ])(
    'AMB-51 $noun: a repeated request gets the same answer and creates nothing',
    async ({ noun, table, form, schema }) => {
      const before = await countOf(table);
      const first = await begin(noun, form());
      expect(first.status).toBe(200);
      schema.parse(Object(first.body).data);
      const audited = await countOf('access_record');
      expect(await begin(noun, form())).toMatchObject({ status: 200, body: first.body });
      expect(await countOf(table)).toBe(before + 1);
      expect(await countOf('access_record')).toBe(audited);
    },
  );

  it(
    'AMB-51 20 presses at once create one clinic, and all get the same answer',
    inRounds,
    async () => {
      const before = await countOf('clinic');
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => begin('clinics', clinicForm)),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
      expect(await countOf('clinic')).toBe(before + 1);
    },
  );

  it('a key with another form is refused; without a key each request creates one', async () => {
    const before = await countOf('clinic');
    await begin('clinics', clinicForm);
    expect(await begin('clinics', { ...clinicForm, name: '다른의원' })).toMatchObject({
      status: 422,
      body: { code: 'idempotency_mismatch' },
    });
    expect(await begin('doctors', doctorForm)).toMatchObject({ status: 422 });
    await test.send('POST', '/staff/clinics', clinicForm, asking(operator));
    await test.send('POST', '/staff/clinics', clinicForm, asking(operator));
    expect(await countOf('clinic')).toBe(before + 3);
  });

  it('two members of staff may use the same key', async () => {
    const other = await aStaff(test.db, { user_id: 'other' });
    const before = await countOf('clinic');
    await begin('clinics', clinicForm);
    await begin('clinics', clinicForm, { who: other });
    expect(await countOf('clinic')).toBe(before + 2);
  });

  it('the stored answer about an account reveals nothing about its password', async () => {
    await begin('people', { ...accountForm, password_sha1: 'a'.repeat(40) });
    const other = { ...accountForm, password: 'f'.repeat(64), password_sha1: 'b'.repeat(40) };
    // If the password or its SHA-1 were compared too, a quick hash of it would be stored beside the slow one.
    expect((await begin('people', other)).status).toBe(200);
    const rows = JSON.stringify(await test.db.query('select * from staff_idempotency_key'));
    expect(rows).not.toContain(STAFF_PASSWORD);
  });
});
