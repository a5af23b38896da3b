import { uuidv7 } from 'uuidv7';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AuditEntry } from '../../../contract/staff/staffAudit.ts';
import { createAudit } from '../../../server/domain/audit/audit.ts';
import { firstHash } from '../../../server/domain/audit/firstChain.ts';
import type { StaffSession } from '../../../server/http/guard/session.ts';
import { forRacingCalls } from '../../support/app/database/testDatabase.ts';
import { useTestApp } from '../../support/app/useTestApp.ts';
import { asking } from '../../support/fakes/fakeSessions.ts';
import { aCounsel, aMember, aReview } from '../../support/fixtures/factories.ts';
import { aStaff } from '../../support/fixtures/staff/aStaff.ts';
import { aReading, writeReadings } from '../../support/fixtures/staff/auditWorld.ts';

const NOW = new Date('2026-11-23T03:00:00Z');
const UNKNOWN = '0193a000-0000-7000-8000-00000000dead';

forRacingCalls((_engine, open) => {
  const test = useTestApp(open, { start: NOW });
  let operator: StaffSession & { userId: string };
  let clinic: StaffSession & { userId: string };
  beforeEach(async () => {
    operator = await aStaff(test.db, { user_id: 'boss' });
    clinic = await aStaff(test.db, { user_id: 'front.desk', role: 'CLINIC' });
  });

  const get = (path: string, who: StaffSession = operator) => test.get(path, asking(who));
  const list = async (query = '') => {
    const { status, body } = await get(`/staff/audit${query}`);
    expect(status).toBe(200);
    return body as { data: AuditEntry[]; total: number };
  };
  const newest = async () => (await list('?limit=1')).data[0];
  const check = async () => {
    const { body } = await get('/staff/audit/check');
    let part = Object(body).data;
    while (part.next && !part.broken) {
      const after = encodeURIComponent(part.next);
      part = Object((await get(`/staff/audit/check?after=${after}`)).body).data;
    }
    return part.broken;
  };

  describe('records', () => {
    it('lists, searches and readings of personal data, with account, subjects and the names of filters', async () => {
      const clinic_id = clinic.clinicId ?? '';
      const { id: member_id } = await aMember(test.db, { nickname: '나비' });
      // The list begins with who has waited longest.
      const counsels = [
        await aCounsel(test.db, { clinic_id, member_id, created_at: new Date(Date.now() - 1_000) }),
        await aCounsel(test.db, { clinic_id, member_id }),
      ];
      const ids = counsels.map(({ id }) => id);
      const review = await aReview(test.db, { counsel_id: ids[0] ?? '', member_id, clinic_id });
      const calls: [string, StaffSession, Partial<AuditEntry>][] = [
        [
          '/staff/counsels?code=ABC234',
          clinic,
          { action: 'COUNSELS_LISTED', detail: 'code', subjectIds: [] },
        ],
        ['/staff/counsels', clinic, { action: 'COUNSELS_LISTED', subjectIds: ids }],
        [
          `/staff/counsels/${ids[0]}`,
          clinic,
          { action: 'COUNSEL_READ', subjectIds: [ids[0] ?? ''] },
        ],
        [
          '/staff/members?q=나비',
          operator,
          { action: 'MEMBERS_LISTED', detail: 'q', subjectIds: [member_id] },
        ],
        ['/staff/reviews', clinic, { action: 'REVIEWS_LISTED', subjectIds: [review.id] }],
        [`/staff/reviews/${review.id}`, clinic, { action: 'REVIEW_READ', subjectIds: [review.id] }],
        ['/staff/audit?staff=boss', operator, { action: 'AUDIT_LISTED', detail: 'staff' }],
        ['/staff/audit/check', operator, { action: 'AUDIT_CHECKED' }],
        [
          '/staff/audit/export?reason=REQUEST&from=2026-11-01',
          operator,
          { action: 'AUDIT_EXPORTED', detail: 'REQUEST from' },
        ],
      ];
      for (const [path, who, expected] of calls) {
        expect((await get(path, who)).status, path).toBe(200);
        const staff = who === clinic ? 'front.desk' : 'boss';
        expect(await newest(), path).toMatchObject({ staff, intact: true, ...expected });
      }
      const texts = await test.db.query<{ text: string }>(
        'select access_record::text as text from access_record',
      );
      for (const { text } of texts) expect(text).not.toMatch(/나비|ABC234/);
      expect(await check()).toBeNull();
    });

    it('a reading by each call that answers the text of a counsel, also when it is repeated', async () => {
      const { id } = await aCounsel(test.db, {
        clinic_id: clinic.clinicId ?? '',
        content: '임신했어요',
      });
      const once = { ...asking(clinic), 'Idempotency-Key': 'k1' };
      const proposal = { version: 1, times: ['2026-12-10T05:00:00.000Z'] };
      let version = 0;
      const calls = [
        () => test.send('POST', `/staff/counsels/${id}/proposals`, proposal, once),
        () => test.send('POST', `/staff/counsels/${id}/proposals`, proposal, once),
        () =>
          test.send(
            'DELETE',
            `/staff/counsels/${id}/proposals?version=${version}`,
            undefined,
            asking(clinic),
          ),
        () =>
          test.send('PATCH', `/staff/counsels/${id}`, { version, note: '전화' }, asking(clinic)),
      ];
      for (const [before, call] of calls.entries()) {
        const { status, body } = await call();
        expect([status, Object(body).data?.content]).toEqual([200, '임신했어요']);
        version = Object(body).data.version;
        expect(await list('?action=COUNSEL_READ')).toMatchObject({ total: before + 1 });
      }
      expect(await list('?action=COUNSEL_CHANGED')).toMatchObject({ total: 3 });
    });

    it('failed sign-ins, also with a name that no account has, which is not recorded', async () => {
      const password = '0'.repeat(64);
      for (const user_id of ['front.desk', 'nobody.here']) {
        expect((await test.send('POST', '/auth/login', { user_id, password })).status).toBe(401);
      }
      expect((await list('?action=SIGN_IN_FAILED')).data).toMatchObject([
        { staff: '', clinic: null, detail: 'unknown account', address: 'unknown' },
        { staff: 'front.desk', clinic: { id: clinic.clinicId }, detail: 'wrong password' },
      ]);
      expect(JSON.stringify(await test.db.query('select * from access_record'))).not.toContain(
        'nobody.here',
      );
    });

    it('nothing when a record is not found or not allowed', async () => {
      expect((await get(`/staff/counsels/${UNKNOWN}`, clinic)).status).toBe(404);
      expect((await get('/staff/members', clinic)).status).toBe(403);
      expect(await test.db.query('select 1 from access_record')).toEqual([]);
    });

    it('many readings at once: each is recorded before its answer', async () => {
      const clinic_id = clinic.clinicId ?? '';
      const { id } = await aCounsel(test.db, { clinic_id });
      const answers = await Promise.all(
        Array.from({ length: 30 }, (_, place) =>
          get(`/staff/counsels/${id}`, place % 2 === 0 ? clinic : operator),
        ),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      expect(await list('?action=COUNSEL_READ')).toMatchObject({ total: 30 });
      expect(await check()).toBeNull();
    });
  });

  describe('shows', () => {
    it('by account, action, subject, clinic and days', async () => {
      const other = await aStaff(test.db, { user_id: 'other.desk', role: 'CLINIC' });
      const audit = createAudit(test.context);
      const counsel = uuidv7();
      const late = new Date('2026-11-20T14:59:59Z');
      await audit.record(aReading(other.staffId, new Date('2026-11-20T15:00:00Z')));
      await audit.record(aReading(clinic.staffId, late, counsel));
      await audit.record({ ...aReading(operator.staffId, late), action: 'MEMBERS_LISTED' });
      const found = async (query: string) =>
        (await list(query)).data.map(({ staff }) => staff).filter((staff) => staff !== 'boss');
      expect(await found('?staff=front.desk')).toEqual(['front.desk']);
      expect(await found('?action=COUNSEL_READ')).toEqual(['other.desk', 'front.desk']);
      expect(await found(`?subjectId=${counsel}`)).toEqual(['front.desk']);
      expect(await found('?subjectId=ABC')).toEqual([]);
      expect(await found(`?clinicId=${other.clinicId}`)).toEqual(['other.desk']);
      // Seoul is nine hours ahead: one second before midnight, and midnight.
      expect(await found('?from=2026-11-20&to=2026-11-20')).toEqual(['front.desk']);
      expect(await found('?from=2026-11-21')).toEqual(['other.desk']);
      expect(await list('?action=COUNSEL_READ&limit=1&offset=1')).toMatchObject({
        total: 2,
        data: [{ staff: 'front.desk', address: '203.0.113.7', subjectIds: [counsel] }],
      });
    });

    it('which entry of a page was changed', async () => {
      await writeReadings(test.db, clinic.staffId, { day: '2026-11-22', count: 3 });
      await test.db.query(`update access_record set staff = 'nobody' where position = 2`);
      const { data } = await list(`?clinicId=${clinic.clinicId}`);
      expect(data.map(({ intact }) => intact)).toEqual([true, false, true]);
    });
  });

  describe('entries of earlier versions', () => {
    const ROWS = 5;
    beforeEach(async () => {
      let hash = '';
      for (let position = 1; position <= ROWS; position += 1) {
        const at = new Date(Date.UTC(2026, 9, position));
        const row = { position, id: uuidv7(), at, staffId: clinic.staffId, staff: 'front.desk' };
        const deed = { action: 'COUNSEL_READ', subject: 'counsel', subjectId: UNKNOWN } as const;
        hash = firstHash({ ...row, ...deed, detail: '' }, hash);
        await test.db.query(
          `insert into audit (position, id, at, staff_id, staff, action, subject, subject_id, detail, hash)
           values ($1, $2, $3, $4, $5, $6, $7, $8, '', $9)`,
          [...Object.values(row), ...Object.values(deed), hash],
        );
      }
      await test.db.query('insert into audit_head values (1, $1, $2)', [ROWS, hash]);
    });

    it('are listed with the new ones, and found by the same filters', async () => {
      await writeReadings(test.db, clinic.staffId, { day: '2026-11-22', count: 1 });
      for (const filter of [
        'action=COUNSEL_READ',
        'staff=front.desk',
        `clinicId=${clinic.clinicId}`,
      ]) {
        const { data, total } = await list(`?${filter}`);
        expect([total, data.length, data.every(({ intact }) => intact)]).toEqual([6, 6, true]);
      }
      expect((await list(`?subjectId=${UNKNOWN}`)).total).toBe(ROWS);
      expect(await check()).toBeNull();
    });

    it.each([
      ['changed', "update audit set staff = 'nobody' where position = 3", 'CHANGED', 3],
      ['removed', 'delete from audit where position = 2', 'REMOVED', 2],
      ['cut', 'delete from audit where position = 5', 'CUT', 5],
    ])('are checked: %s', async (_, sql, kind, position) => {
      await test.db.query(sql);
      expect(await check()).toEqual({ chain: 'first', clinic: null, day: null, kind, position });
    });
  });

  describe('exports', () => {
    it('what the filters find, as CSV that a spreadsheet opens and does not run', async () => {
      const desk = await aStaff(test.db, { user_id: '=cmd()', role: 'CLINIC' });
      await writeReadings(test.db, desk.staffId, { day: '2026-11-22', count: 3 });
      const path = '/staff/audit/export?reason=REVIEW&action=COUNSEL_READ';
      const { status, headers, body } = await get(path);
      expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
      const [head, ...lines] = String(body).trimEnd().split('\r\n');
      expect(head).toMatch(
        /^at,at_in_korea,account,clinic,address,action,subject,subject_ids,detail/,
      );
      expect(lines).toHaveLength(3);
      expect(lines[0]).toContain("2026-11-22T00:02:00.000Z,2026-11-22 09:02:00,'=cmd(),");
    });

    it('nothing without a reason, and with a second factor only when that is fresh', async () => {
      expect((await get('/staff/audit/export')).status).toBe(400);
      const stale = { isSet: true, isDue: false, givenAt: new Date(NOW.getTime() - 3_600_000) };
      const path = '/staff/audit/export?reason=REVIEW';
      expect(await get(path, { ...operator, factor: stale })).toMatchObject({
        body: { code: 'step_up_required' },
      });
      expect((await get(path, { ...operator, factor: { ...stale, givenAt: NOW } })).status).toBe(
        200,
      );
    });
  });

  it('AMB-51 refuses staff of a clinic', async () => {
    for (const path of ['', '/check', '/export?reason=REVIEW']) {
      expect((await get(`/staff/audit${path}`, clinic)).status).toBe(403);
    }
  });
});
