import { beforeEach, describe, expect, it } from 'vitest';
import { forOneEngine } from '../../support/app/database/testDatabase.ts';
import { useTestApp } from '../../support/app/useTestApp.ts';
import { asking } from '../../support/fakes/fakeSessions.ts';
import { aClinic } from '../../support/fixtures/factories.ts';
import { aStaff } from '../../support/fixtures/staff/aStaff.ts';

forOneEngine((_engine, open) => {
  const test = useTestApp(open);
  let asBoss: Record<string, string>;

  beforeEach(async () => {
    asBoss = asking(await aStaff(test.db, { user_id: 'boss' }));
    const spring = await aClinic(test.db, { name: '새봄의원', name_ja: 'セボム医院' });
    const autumn = await aClinic(test.db, { name: '가을의원', name_ja: null });
    await aStaff(test.db, { user_id: 'front_desk', clinic_id: spring.id });
    await aStaff(test.db, { user_id: 'front.desk', clinic_id: autumn.id });
    await aStaff(test.db, { user_id: 'manager', clinic_id: spring.id });
  });

  const find = async (query: string) => {
    const { status, body } = await test.get(`/staff/people?${query}`, asBoss);
    expect(status).toBe(200);
    const { data, total } = Object(body);
    return { names: data.map(({ user_id }: { user_id: string }) => user_id), total };
  };

  describe('staff accounts are found', () => {
    it.each([
      ['by a part of the id', 'FRONT_', ['front_desk']],
      ['by the Korean name of the clinic', '새봄', ['front_desk', 'manager']],
      ['by the Japanese name of the clinic', 'セボム', ['front_desk', 'manager']],
      ['by neither', '겨울', []],
    ])('%s', async (_how, q, names) => {
      expect(await find(`q=${encodeURIComponent(q)}`)).toEqual({ names, total: names.length });
    });

    it('page by page, operators first', async () => {
      expect(await find('limit=2')).toEqual({ names: ['boss', 'front.desk'], total: 4 });
      expect(await find('limit=2&offset=2')).toEqual({
        names: ['front_desk', 'manager'],
        total: 4,
      });
    });
  });
});
