import { beforeAll, describe, expect, it } from 'vitest';
import type { Message } from '../../../contract/message.ts';
import type { MemberNotice } from '../../../contract/notice.ts';
import type { Language } from '../../../contract/plain/language.ts';
import { isForeign } from '../../../contract/plain/languageOfText.ts';
import { isReminder } from '../../../contract/plain/noticeKinds.ts';
import type { StaffCounsel } from '../../../contract/staff/staffCounsel.ts';
import { restoreBackup } from '../../../server/db/backup/restoreBackup.ts';
import { removeDemo } from '../../../server/demo/removeDemo.ts';
import { replaceWithDemo } from '../../../server/demo/seedDemo.ts';
import { seedMessages } from '../../../server/demo/seedMessages.ts';
import type { StaffSession } from '../../../server/http/guard/session.ts';
import { backupText, linesOf, rowsIn } from '../../support/app/database/storedTexts.ts';
import { openEmbedded, openTestDatabase } from '../../support/app/database/testDatabase.ts';
import { openTestApp, type TestApp } from '../../support/app/testApp.ts';
import { asking, asMember, fakeSessions } from '../../support/fakes/fakeSessions.ts';
import { WITHOUT_FACTOR } from '../../support/fixtures/staff/aStaff.ts';

describe('the messages of the demonstration', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp({ db: await openEmbedded(), options: { sessions: fakeSessions } });
    await replaceWithDemo(test.db, () => undefined);
    await seedMessages(test.context);
  });

  const countMessages = async () =>
    (await test.db.query<{ n: number }>('select count(*)::int as n from message'))[0]?.n;

  it('the first member of each language writes in that language, and has one thread with a new message', async () => {
    for (const [subject, letters] of [
      ['demo-001', /[가-힣]/],
      ['demo-002', /[ぁ-ん]/],
    ] as const) {
      const [member] = await test.db.query<{ id: string }>(
        'select member_id as id from member_identity where subject = $1',
        [subject],
      );
      const me = asMember(member?.id ?? '');
      const counsels = await test.db.query<{ id: string }>(
        'select id from counsel where member_id = $1 and message_count > 0',
        [member?.id],
      );
      expect(counsels.length).toBeGreaterThanOrEqual(3);
      const unread: number[] = [];
      for (const { id } of counsels) {
        const { body } = await test.get(`/member/counsels/${id}/messages`, me);
        const { data, last, read } = Object(body);
        expect(data).toHaveLength(last);
        expect(new Set(data.map(({ by }: { by: string }) => by)).size).toBe(2);
        const mine = data.filter(({ by }: { by: string }) => by === 'member');
        expect(mine.every(({ text }: { text: string }) => letters.test(text))).toBe(true);
        const [newest] = data.filter(({ by }: { by: string }) => by === 'staff').slice(-1);
        if (newest.number > read.member) unread.push(newest.number);
      }
      expect(unread).toHaveLength(1);
    }
  });

  it('each side can read everything in its language: what the other wrote is translated', async () => {
    const staff = await aStaffOf(test);
    let translated = 0;
    for (const { id, memberId, language } of await threadsOf(staff.clinicId)) {
      for (const [side, who, reader] of [
        ['member', asMember(memberId), language],
        ['staff', asking(staff), 'ko'],
      ] as const) {
        const at = `/${side}/counsels/${id}`;
        const { body } = await test.get(`${at}/translation?language=${reader}`, who);
        const { data, state } = Object(body);
        expect(state).toBe('done');
        for (const { text } of data) expect(isForeign(text, reader)).toBe(false);
        const thread = Object((await test.get(`${at}/messages`, who)).body).data;
        const foreign = thread
          .filter(
            ({ by, text }: Message) =>
              (side === 'staff' || by === 'staff') && isForeign(text, reader),
          )
          .map(({ number }: Message) => number);
        const numbers = data.map(({ number }: { number: number }) => number);
        expect(numbers).toEqual(expect.arrayContaining(foreign));
        if (side === 'staff' && language === 'ja') expect(numbers).toContain(0);
        translated += foreign.length;
      }
    }
    expect(translated).toBeGreaterThan(2);
  });

  it('each reason that staff gave the first Japanese member, or one at these clinics, can be read in Japanese', async () => {
    const given = await test.db.query<{ id: string; memberId: string; reasons: string[] }>(
      `select counsel.id, member_id as "memberId", array_agg(reason) as reasons
       from counsel join counsel_change on counsel_change.counsel_id = counsel.id
       where language = 'ja' and reason is not null and actor = 'staff'
         and (clinic_id in (select clinic_id from staff where seeded)
           or member_id in (select member_id from member_identity where subject = 'demo-002'))
       group by counsel.id`,
    );
    expect(given.length).toBeGreaterThan(0);
    for (const { id, memberId, reasons } of given) {
      const path = `/member/counsels/${id}/translation?language=ja`;
      const { data } = Object((await test.get(path, asMember(memberId))).body);
      const translated = data.filter(({ reasonId }: { reasonId?: string }) => reasonId);
      expect(translated).toHaveLength(reasons.length);
    }
  });

  const aStaffOf = async ({ db }: TestApp): Promise<StaffSession & { clinicId: string }> => {
    const [account] = await db.query<{ staffId: string; clinicId: string }>(
      `select id as "staffId", clinic_id as "clinicId" from staff
       where clinic_id is not null and clinic_id in (
         select clinic_id from counsel where language = 'ja' and message_count > 0)
       order by user_id limit 1`,
    );
    if (!account) throw new Error('No clinic with Japanese threads');
    return { ...WITHOUT_FACTOR, ...account, kind: 'staff', role: 'CLINIC' };
  };
  const threadsOf = (clinicId: string) =>
    test.db.query<{ id: string; memberId: string; language: Language }>(
      `select id, member_id as "memberId", language from counsel
       where clinic_id = $1 and message_count > 0`,
      [clinicId],
    );

  it('most bookings at these clinics tell more than a text: a treatment, how to be told, an interpreter', async () => {
    const { clinicId, ...account } = await aStaffOf(test);
    const staff = { ...account, clinicId };
    const ids = await test.db.query<{ id: string }>('select id from counsel where clinic_id = $1', [
      clinicId,
    ]);
    const told: StaffCounsel[] = [];
    for (const { id } of ids) {
      const { body } = await test.get(`/staff/counsels/${id}`, asking(staff));
      if (Object(body).data.details) told.push(Object(body).data);
    }
    expect(told.length).toBeGreaterThan(ids.length / 3);
    for (const field of ['treatments', 'contact', 'interpreter'] as const) {
      expect(
        told.some(({ details }) => details?.[field]),
        field,
      ).toBe(true);
    }
    const foreign = told.filter(({ language }) => language !== 'ja');
    expect(foreign.filter(({ details }) => details?.interpreter)).toEqual([]);
  });

  it('some messages wait for each clinic that has an account', async () => {
    const waiting = await test.db.query(
      `select distinct staff.clinic_id from staff join counsel using (clinic_id)
       where last_of_member > read_by_staff`,
    );
    expect(waiting).toHaveLength(2);
  });

  it('every message is written after the last step of its counsel, one after the other, in the past', async () => {
    const wrong = await test.db.query(
      `select message.id from message join counsel on counsel.id = message.counsel_id
       where message.created_at <= counsel.updated_at or message.created_at > now()
         or exists (select 1 from message former where former.counsel_id = message.counsel_id
           and former.number < message.number and former.created_at >= message.created_at)`,
    );
    expect(wrong).toEqual([]);
  });

  it('the first member of each language has notices: newest first, of each message that was not read, of changes, and no new one of an appointment that is over', async () => {
    for (const subject of ['demo-001', 'demo-002']) {
      const [member] = await test.db.query<{ id: string }>(
        'select member_id as id from member_identity where subject = $1',
        [subject],
      );
      const { body } = await test.get('/member/notices', asMember(member?.id ?? ''));
      const notices: MemberNotice[] = Object(body).data;
      const times = notices.map(({ created_at }) => created_at);
      expect(times).toEqual(times.toSorted().toReversed());
      const kinds = new Set(notices.map(({ kind }) => kind));
      expect([...kinds]).toEqual(expect.arrayContaining(['CHANGE', 'PROPOSAL', 'MESSAGE']));
      const unread = await test.db.query<{ id: string }>(
        'select id from counsel where member_id = $1 and read_by_member < last_of_staff',
        [member?.id],
      );
      const told = notices.filter(({ kind, isNew }) => kind === 'MESSAGE' && isNew);
      const now = new Date().toISOString();
      const over = notices.filter(
        ({ kind, appointmentAt }) => isReminder(kind) && appointmentAt && appointmentAt <= now,
      );
      expect(over.filter(({ isNew }) => isNew)).toEqual([]);
      expect(told.map((notice) => notice.counsel_id)).toEqual(unread.map(({ id }) => id));
    }
  });

  it('each clinic that has an account was told of the new counsels of the last days, and no notice waits to be sent', async () => {
    const clinics = await test.db.query<{ told: number; booked: number; waiting: number }>(
      `select count(*) filter (where outbox.state <> 'SHOWN')::int as waiting,
         count(*) filter (where outbox.text like '새 상담이 들어왔어요%')::int as told,
         (select count(*)::int from counsel where counsel.clinic_id = staff.clinic_id
            and created_at > now() - interval '6 days') as booked
       from staff join outbox on outbox.clinic_id = staff.clinic_id
       where staff.seeded group by staff.clinic_id`,
    );
    expect(clinics).toHaveLength(2);
    for (const { told, booked, waiting } of clinics) {
      expect(booked).toBeGreaterThan(0);
      expect(told).toBeGreaterThanOrEqual(booked);
      expect(waiting).toBe(0);
    }
  });

  // As an installation moves from the embedded database to PostgreSQL.
  it('T61 a backup brings every row of the demonstration back unchanged, under a new generation of the feed', async () => {
    const backup = await backupText(test.db);
    const rows = rowsIn(backup.split('\n'));
    expect(rows.length).toBeGreaterThan(5_000);
    const target = await openTestDatabase();
    const generation = () => target.query('select generation from feed');
    const before = await generation();
    await restoreBackup(target, linesOf(backup));
    expect(await generation()).not.toEqual(before);
    expect(await target.query('select 1 from change')).toEqual([]);
    expect(rowsIn((await backupText(target)).split('\n'))).toEqual(rows);
  });

  it('a second start writes nothing, and removing the demonstration deletes them', async () => {
    const before = await countMessages();
    expect(before).toBeGreaterThan(18);
    await seedMessages(test.context);
    expect(await countMessages()).toBe(before);
    await test.db.transaction(removeDemo, { isUnlimited: true });
    expect(await countMessages()).toBe(0);
    expect(await test.db.query('select id from outbox')).toEqual([]);
    expect(await test.db.query("select key from setting where key like 'demo%'")).toEqual([]);
  });
});
