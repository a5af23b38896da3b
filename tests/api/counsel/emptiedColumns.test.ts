import { beforeAll, expect, it } from 'vitest';
import { eraseCounselTexts } from '../../../server/domain/counsel/texts/eraseTextsSql.ts';
import { oldCounselTexts } from '../../../server/domain/counsel/texts/oldCounsels.ts';
import { forOneEngine } from '../../support/app/database/testDatabase.ts';
import { openTestApp, type TestApp } from '../../support/app/testApp.ts';
import { aDiskStore } from '../../support/app/testFileStore.ts';
import { aCounsel } from '../../support/fixtures/factories.ts';

const NOW = new Date('2026-11-20T12:00:00Z');

/** What a counsel without texts still has. A new column is one of these, or it is emptied with the texts. */
const KEPT: Record<string, string> = {
  counsel: `id member_id clinic_id source_type source_id language code state consultation_at
    treatment_at version created_at updated_at seen_at erased_by_member texts_erased_at
    appointment_made_at passed_appointment_at visited_at assigned_to idempotency_key booked_in_line seeded`,
  counsel_change: `id counsel_id from_state to_state actor staff_id created_at cause proposed_at seeded`,
};
/** A value for each type of column. */
const FILLED: Record<string, string> = {
  text: "'글'",
  jsonb: `'{"a": 1}'`,
  integer: '7',
  boolean: 'true',
  'timestamp with time zone': 'now()',
  uuid: 'gen_random_uuid()',
};

forOneEngine((_engine, open) => {
  let test: TestApp;
  const { store: fileStore } = aDiskStore();
  beforeAll(async () => {
    test = await openTestApp({ db: await open(), now: () => NOW });
  });

  const emptiedColumns = async (table: string) => {
    const columns = await test.db.query<{ name: string; type: string }>(
      `select column_name as name, data_type as type from information_schema.columns
       where table_schema = 'public' and table_name = $1 order by column_name`,
      [table],
    );
    const kept = KEPT[table]?.split(/\s+/) ?? [];
    return columns.filter(({ name }) => !kept.includes(name));
  };
  const columnsWithValue = async (table: string, id: string) => {
    const [row = {}] = await test.db.query<Record<string, unknown>>(
      `select * from ${table} where ${table === 'counsel' ? 'id' : 'counsel_id'} = $1`,
      [id],
    );
    const isEmpty = (value: unknown) => [null, '', 0, false].some((empty) => value === empty);
    return (await emptiedColumns(table)).filter(({ name }) => !isEmpty(row[name]));
  };

  /** A canceled counsel with a value in each column that is emptied. */
  async function aFullCounsel(): Promise<string> {
    const { id } = await aCounsel(test.db, { state: 'CANCELED', updated_at: NOW });
    await test.db.query(
      `insert into counsel_change (id, counsel_id, to_state, actor, created_at)
       values (gen_random_uuid(), $1, 'CANCELED', 'member', $2)`,
      [id, NOW],
    );
    for (const table of Object.keys(KEPT)) {
      const columns = await emptiedColumns(table);
      const values = columns.map(({ name, type }) => `${name} = ${FILLED[type]}`).join(', ');
      await test.db.query(`update ${table} set ${values}`);
      expect(await columnsWithValue(table, id)).toEqual(columns);
    }
    return id;
  }

  it.each([
    [
      'the retention',
      async () => {
        const later = new Date(NOW.getTime() + 1);
        await oldCounselTexts.remove?.({ ...test.context, fileStore }, later, later, new Map());
      },
    ],
    ['the member', (id: string) => test.db.transaction((tx) => eraseCounselTexts(tx, [id], NOW))],
  ])('each column with a text or a trace of one is emptied by %s', async (_who, erase) => {
    const id = await aFullCounsel();
    await erase(id);
    for (const table of Object.keys(KEPT)) expect(await columnsWithValue(table, id)).toEqual([]);
  });
});
