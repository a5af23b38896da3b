import { beforeAll, expect, it } from 'vitest';
import { removeDemo } from '../../server/demo/removeDemo.ts';
import { seedDemo } from '../../server/demo/seedDemo.ts';
import { seedMessages } from '../../server/demo/seedMessages.ts';
import { openTestApp, type TestApp } from '../support/app/testApp.ts';
import { forOneEngine } from '../support/app/testDatabase.ts';
import { asMember, fakeSessions } from '../support/fakes/fakeSessions.ts';

forOneEngine((_engine, open) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp({ db: await open(), options: { sessions: fakeSessions } });
    await seedDemo(test.db);
    await seedMessages(test.context);
  });

  const countMessages = async () =>
    (await test.db.query<{ n: number }>('select count(*)::int as n from message'))[0]?.n;

  it('the first member of each language has threads in that language, one with a new message', async () => {
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
        expect(data.every(({ text }: { text: string }) => letters.test(text))).toBe(true);
        const [newest] = data.filter(({ by }: { by: string }) => by === 'staff').slice(-1);
        if (newest.number > read.member) unread.push(newest.number);
      }
      expect(unread).toHaveLength(1);
    }
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

  it('a second start writes nothing, and removing the demonstration deletes them', async () => {
    const before = await countMessages();
    expect(before).toBeGreaterThan(18);
    await seedMessages(test.context);
    expect(await countMessages()).toBe(before);
    await test.db.transaction(removeDemo);
    expect(await countMessages()).toBe(0);
    expect(await test.db.query("select key from setting where key like 'demo%'")).toEqual([]);
  });
});
