import { beforeEach, expect, it } from 'vitest';
import { api } from '../../../contract/api.ts';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { createAudit } from '../../../server/domain/audit/audit.ts';
import type { StaffSession } from '../../../server/http/guard/session.ts';
import { forOneEngine } from '../../support/app/database/testDatabase.ts';
import { useTestApp } from '../../support/app/useTestApp.ts';
import { asking } from '../../support/fakes/fakeSessions.ts';
import {
  aClinic,
  aCounsel,
  aDoctor,
  aMember,
  anEvent,
  aReview,
} from '../../support/fixtures/factories.ts';
import { aStaff } from '../../support/fixtures/staff/aStaff.ts';

const MARK = 'someone-elses';
const DAYS = 'from=2026-11-01&to=2026-11-30';
/** What a list cannot do without. */
const NEEDED: Readonly<Record<string, string>> = {
  '/staff/overview': DAYS,
  '/staff/overview/export': `${DAYS}&table=events`,
};
/** Every call of the contract that shows staff of a clinic more than one record. */
const LISTS = Object.entries<Endpoint>(api).flatMap(([key, { audience, isStream }]) => {
  const [method, path = ''] = key.split(' ');
  const isList = method === 'GET' && path.startsWith('/staff/') && !path.includes(':');
  return isList && audience === 'staff' && !isStream ? [path] : [];
});

/** Two clinics: the records of the other one have a mark, and the attacker knows its ids. */
forOneEngine((_engine, open) => {
  const test = useTestApp(open);
  let me: Awaited<ReturnType<typeof aStaff>>;
  let theirs: Awaited<ReturnType<typeof aFullClinic>>;
  beforeEach(async () => {
    me = await aStaff(test.db, { role: 'CLINIC' });
    theirs = await aFullClinic();
  });

  /** One record of each kind, with the mark in its name. */
  const aFullClinic = async () => {
    const { db } = test;
    const { id: clinic_id } = await aClinic(db, { name: MARK, status: 'DRAFT' });
    const member = await aMember(db, { nickname: MARK });
    const doctor = await aDoctor(db, { clinic_id, name: MARK });
    const event = await anEvent(db, { clinic_id, title: MARK, content: MARK });
    const counsel = await aCounsel(db, {
      clinic_id,
      member_id: member.id,
      content: MARK,
      code: 'ZZ99ZZ',
    });
    const review = await aReview(db, { counsel_id: counsel.id, title: MARK, content: MARK });
    const colleague = await aStaff(db, {
      role: 'CLINIC',
      clinic_id,
      user_id: 'someone-elses.desk',
    });
    await db.query(
      `insert into outbox (id, channel, state, counsel_id, clinic_id, text, link, created_at, due_at)
       values ($1, 'STAFF', 'SHOWN', $1, $2, $3, '/', now(), now())`,
      [counsel.id, clinic_id, MARK],
    );
    await db.query(`insert into template values ($1, $1, 1, $2, $2, $2, now(), now())`, [
      clinic_id,
      MARK,
    ]);
    await createAudit(test.context).record({
      staffId: colleague.staffId,
      action: 'COUNSEL_READ',
      subject: 'counsel',
      subjectIds: [counsel.id],
      address: null,
      at: new Date(),
    });
    const records = [member, doctor, event, counsel, review].map(({ id }) => id);
    const ids = [clinic_id, colleague.staffId, ...records];
    return { ids, clinicId: clinic_id, code: 'ZZ99ZZ', doctorId: doctor.id, colleague };
  };
  const textOf = async (path: string) => {
    const { status, body } = await test.get(path, asking(me));
    expect([200, 400, 403, 404], path).toContain(status);
    return JSON.stringify(body);
  };

  it("ROLE-04 no list of the console shows staff of a clinic another clinic's records, with any parameters", async () => {
    const forms = [
      '',
      `clinicId=${theirs.clinicId}`,
      `q=${MARK}`,
      `code=${theirs.code}`,
      'limit=100',
      'status=PUBLISHED',
      'state=SHOWN',
      'offset=0&limit=100',
      `clinicId=${theirs.clinicId}&clinicId=${me.clinicId}`,
    ];
    for (const list of LISTS) {
      for (const form of forms) {
        const address = `${list}?${NEEDED[list] ?? ''}&${form}`;
        const text = await textOf(address);
        expect(text, address).not.toContain(MARK);
        for (const id of theirs.ids) expect(text, address).not.toContain(id);
      }
    }
  });

  it('ROLE-04 each of these lists shows the staff of the other clinic its records', async () => {
    expect(LISTS.length).toBeGreaterThan(9);
    for (const list of LISTS) {
      const path = `${list}?${NEEDED[list] ?? ''}`;
      const { status, body } = await test.get(path, asking(theirs.colleague));
      expect(status, list).toBe(200);
      const isList = Array.isArray(Object(body).data);
      const text = JSON.stringify(body);
      const isShown = text.includes(MARK) || theirs.ids.some((id) => text.includes(id));
      // The others answer numbers.
      expect(isShown, list).toBe(isList);
    }
  });

  it('ROLE-04 no record of another clinic is found by its id', async () => {
    for (const list of ['counsels', 'clinics', 'doctors', 'events']) {
      for (const id of theirs.ids) {
        expect((await test.get(`/staff/${list}/${id}`, asking(me))).status, list).toBe(404);
      }
    }
  });

  it('ROLE-04 no record of another clinic can be moved into the own clinic, and none the other way', async () => {
    const own = await aDoctor(test.db, { clinic_id: me.clinicId ?? '' });
    for (const clinicId of [theirs.clinicId, null]) {
      const body = { version: 1, clinicId };
      const answer = await test.send('PATCH', `/staff/doctors/${own.id}`, body, asking(me));
      expect(answer.status).toBe(404);
    }
    for (const id of theirs.ids) {
      const body = { version: 1, clinicId: me.clinicId };
      for (const list of ['doctors', 'events']) {
        const answer = await test.send('PATCH', `/staff/${list}/${id}`, body, asking(me));
        expect(answer.status).toBe(404);
      }
    }
  });

  it("ROLE-04 a doctor who changes clinics does not bring other staff's reviews or events along", async () => {
    const path = `/staff/doctors/${theirs.doctorId}`;
    const steps = [
      { who: theirs.colleague, body: { version: 1, name: 'renamed' } },
      {
        who: await aStaff(test.db, { user_id: 'boss' }),
        body: { version: 2, clinicId: me.clinicId },
      },
      { who: me, body: { version: 3, name: 'renamed again' } },
    ];
    for (const { who, body } of steps) {
      expect((await test.send('PATCH', path, body, asking(who))).status).toBe(200);
    }
    const historyFor = async (who: StaffSession) =>
      (await test.data(path, asking(who))).history.map(({ by }: { by: string }) => by);
    expect(await historyFor(me)).toEqual([me.userId, 'boss', '']);
    expect(await historyFor(steps[1]?.who ?? me)).toEqual([
      me.userId,
      'boss',
      'someone-elses.desk',
    ]);
  });

  it('AMB-51 calls about people and the log are refused before anything is read', async () => {
    for (const path of [
      'people',
      'members',
      `members?q=${MARK}`,
      'audit',
      'audit/check',
      'audit/export?reason=REVIEW',
    ]) {
      const { status, body } = await test.get(`/staff/${path}`, asking(me));
      expect([status, Object(body).code], path).toEqual([403, 'forbidden']);
    }
  });
});
