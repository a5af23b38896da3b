import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { openTestDatabase } from '../../support/app/database/testDatabase.ts';
import {
  ENDS_BY_PERIOD,
  ENDS_OTHERWISE,
  NOT_ABOUT_PEOPLE,
} from '../../support/fixtures/columns/tableEnds.ts';

const tablesOf = (lists: readonly string[]) => lists.flatMap((list) => list.split(' '));

it('a table ends by a period, ends otherwise, or is not about people: each is in one list', async () => {
  const db = await openTestDatabase();
  const rows = await db.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const lists = [...Object.values(ENDS_BY_PERIOD), ...Object.values(ENDS_OTHERWISE)];
  expect(tablesOf([...lists, NOT_ABOUT_PEOPLE]).sort()).toEqual(
    rows.map(({ name }) => name).sort(),
  );
});

it('a table with a column about a member, a counsel or staff is about people', async () => {
  const db = await openTestDatabase();
  const rows = await db.query<{ name: string }>(
    `select distinct table_name as name from information_schema.columns
     where table_schema = 'public'
       and column_name in ('member_id', 'counsel_id', 'staff_id', 'family_id', 'person', 'staff')`,
  );
  const others = tablesOf([NOT_ABOUT_PEOPLE]);
  expect(rows.map(({ name }) => name).filter((name) => others.includes(name))).toEqual([]);
});

it('when a row ends otherwise is said in docs/operations.md', () => {
  const [, text = ''] = readFileSync('docs/operations.md', 'utf8').split(
    '## How long data are kept',
  );
  const section = text.slice(0, text.indexOf('\n## ')).replace(/\s+/g, ' ');
  for (const words of Object.keys(ENDS_OTHERWISE)) expect(section).toContain(words);
});
