import { beforeAll, beforeEach, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../support/app/testApp.ts';
import { emptyTables, forOneEngine } from '../../support/app/testDatabase.ts';
import { asking, fakeSessions } from '../../support/fakes/fakeSessions.ts';
import { aStaff } from '../../support/fixtures/aStaff.ts';
import { aClinic, aDoctor, aMember, anEvent } from '../../support/fixtures/factories.ts';

forOneEngine((_engine, open) => {
  let test: TestApp;
  let headers: Record<string, string>;
  beforeAll(async () => {
    test = await openTestApp({ db: await open(), options: { sessions: fakeSessions } });
  });
  beforeEach(async () => {
    await emptyTables(test.db);
    headers = asking(await aStaff(test.db));
    for (const name of ['하나', '둘둘', '셋셋']) {
      const { id: clinic_id } = await aClinic(test.db, { name });
      await aDoctor(test.db, { clinic_id, name });
      await anEvent(test.db, { clinic_id, title: name });
      await aMember(test.db, { nickname: name });
      await test.db.query(
        `insert into outbox (id, channel, state, clinic_id, text, link, created_at, due_at)
         values (gen_random_uuid(), 'STAFF', 'SENT', $1, '', '', now(), now())`,
        [clinic_id],
      );
    }
    // Each listing is an entry of the access record.
    for (let i = 0; i < 3; i += 1) await test.get('/staff/audit', headers);
  });

  const list = async (path: string, query: string) => {
    const { body } = await test.get(`/staff/${path}?${query}`, headers);
    const { data, total } = Object(body);
    return { ids: data.map(({ id }: { id: string }) => id), total };
  };

  it.each(['clinics', 'doctors', 'events', 'members', 'outbox'])(
    'AMB-101 the %s of the console continue behind a row and ignore the offset',
    async (path) => {
      const { ids } = await list(path, 'limit=3');
      expect(await list(path, `limit=1&after=${ids[0]}`)).toEqual({ ids: [ids[1]], total: 3 });
      expect(await list(path, `offset=9&after=${ids[1]}`)).toEqual({ ids: [ids[2]], total: 3 });
      expect(await list(path, `after=${ids[2]}`)).toEqual({ ids: [], total: 3 });
      expect((await list(path, 'offset=1&after=nothing')).ids).toEqual(ids.slice(1));
    },
  );

  it('AMB-101 the access record continues behind an entry, and new entries do not shift it', async () => {
    const { ids } = await list('audit', 'limit=3');
    expect((await list('audit', `limit=1&after=${ids[0]}`)).ids).toEqual([ids[1]]);
    expect((await list('audit', `limit=1&offset=9&after=${ids[1]}`)).ids).toEqual([ids[2]]);
  });
});
