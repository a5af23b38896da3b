import { uuidv7 } from 'uuidv7';
import { beforeEach, expect, it } from 'vitest';
import { sealPlainTexts } from '../../../server/domain/counsel/texts/sealPlainTexts.ts';
import type { StaffSession } from '../../../server/http/guard/session.ts';
import { limits } from '../../../server/limits/limits.ts';
import { forRacingCalls } from '../../support/app/database/testDatabase.ts';
import { useTestApp } from '../../support/app/useTestApp.ts';
import { asking, asMember } from '../../support/fakes/fakeSessions.ts';
import { aClinic, aCounsel, aMember } from '../../support/fixtures/factories.ts';
import { aStaff } from '../../support/fixtures/staff/aStaff.ts';

const TEXT = '평문 상담';
const NOTE = '평문 메모';
const REASON = '평문 이유';

forRacingCalls((_engine, open) => {
  const test = useTestApp(open);
  let me: string;
  let clinicId: string;
  let staff: StaffSession;

  beforeEach(async () => {
    me = (await aMember(test.db)).id;
    clinicId = (await aClinic(test.db)).id;
    staff = await aStaff(test.db);
  });

  /** A counsel as the version before wrote it. */
  async function anOldCounsel(content = TEXT): Promise<string> {
    const { id } = await aCounsel(test.db, { member_id: me, clinic_id: clinicId, content });
    await test.db.query('update counsel set note = $2 where id = $1', [id, NOTE]);
    await test.db.query(
      `insert into counsel_change (id, counsel_id, to_state, actor, reason, created_at)
       values ($1, $2, 'CLINIC_CONFIRMED', 'staff', $3, now())`,
      [uuidv7(), id, REASON],
    );
    return id;
  }

  const plain = () =>
    test.db.query(
      `select id from counsel where content <> '' or note <> ''
       union all select id from counsel_change where reason is not null`,
    );
  const inConsole = (id: string) => test.data(`/staff/counsels/${id}`, asking(staff));
  const write = (id: string, version: number, note: string) =>
    test.send('PATCH', `/staff/counsels/${id}`, { version, note }, asking(staff));

  it('texts of an older version look the same before and after the job has encrypted them', async () => {
    const ids = [await anOldCounsel(), await anOldCounsel(''), await anOldCounsel()];
    const read = async () => ({
      list: (await test.get('/member/counsels', asMember(me))).body,
      console: await Promise.all(ids.map(inConsole)),
    });
    const before = await read();
    expect(before.console).toMatchObject(
      [TEXT, '', TEXT].map((content) => ({ content, note: NOTE, history: [{ reason: REASON }] })),
    );
    expect(await sealPlainTexts(test.context)).toBe(6);
    expect(await plain()).toEqual([]);
    expect(await read()).toEqual(before);
    expect(await sealPlainTexts(test.context)).toBe(0);
  });

  it('the job works in rounds, and texts of a seed stay plain', async () => {
    const made = await anOldCounsel();
    await test.db.query('update counsel set seeded = true where id = $1', [made]);
    await test.db.query('update counsel_change set seeded = true where counsel_id = $1', [made]);
    for (let n = 0; n <= limits.lists.plainTexts; n += 1) {
      await aCounsel(test.db, { member_id: me, clinic_id: clinicId });
    }
    expect(await sealPlainTexts(test.context)).toBe(limits.lists.plainTexts);
    expect(await sealPlainTexts(test.context)).toBe(1);
    expect(await sealPlainTexts(test.context)).toBe(0);
    expect(await plain()).toHaveLength(2);
  });

  it('no note of staff is lost while two processes encrypt texts', async () => {
    const ids = await Promise.all(Array.from({ length: 12 }, () => anOldCounsel()));
    const writing = ids.map(async (id, n) => {
      expect((await write(id, 1, `새 메모 ${n}`)).status).toBe(200);
      expect((await write(id, 2, `더 새 메모 ${n}`)).status).toBe(200);
    });
    const moving = async () => {
      while ((await sealPlainTexts(test.context)) > 0);
    };
    await Promise.all([moving(), ...writing, moving()]);
    await moving();
    expect(await plain()).toEqual([]);
    const notes = await Promise.all(ids.map(async (id) => (await inConsole(id)).note));
    expect(notes).toEqual(ids.map((_, n) => `더 새 메모 ${n}`));
  });

  it('the job does not bring back what a member has erased meanwhile', async () => {
    const ids = await Promise.all(Array.from({ length: 12 }, () => anOldCounsel()));
    const wish = { clinic_id: clinicId, counsels: 'erase' };
    await Promise.all([
      sealPlainTexts(test.context),
      test.send('POST', '/member/consents/withdrawal', wish, asMember(me)),
      sealPlainTexts(test.context),
    ]);
    const erased = { content: '', note: '', history: [{ reason: null }, {}] };
    for (const id of ids) expect(await inConsole(id)).toMatchObject(erased);
  });

  it('a note that a process of the older version writes later replaces the sealed one', async () => {
    const id = await anOldCounsel();
    await sealPlainTexts(test.context);
    await test.db.query('update counsel set note = $2, version = 2 where id = $1', [
      id,
      '늦은 메모',
    ]);
    expect((await inConsole(id)).note).toBe('늦은 메모');
    await sealPlainTexts(test.context);
    expect(await plain()).toEqual([]);
    expect(await inConsole(id)).toMatchObject({ content: TEXT, note: '늦은 메모' });
  });
});
