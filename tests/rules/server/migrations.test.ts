import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { migrations } from '../../../server/db/migrations/migrations.ts';

/** Changes that older running processes cannot work with. Comments and indexes are not among them. */
const NARROWS =
  /\bdrop (table|column|default)\b|\brename\b|\bset not null\b|\balter column \w+ (set data )?type\b|\badd (constraint|check|unique|exclude|(primary|foreign) key)\b|\badd column (?![^,;]*\bdefault\b)[^,;]*\bnot null\b/i;

/** Before these migrations, an older process never started on a newer schema. */
const FIRST_NOTED = '0012';

/** The newest released migration, and the hash of all up to it. Only a release replaces both. */
const RELEASED = { last: '0075_staff_answer_transaction', hash: '9a738b6754c773c0' };

const withoutComments = (_key: string, value: unknown) =>
  typeof value === 'string' ? value.replace(/--.*$/gm, '').replace(/\s+/g, ' ') : value;

describe('migrations', () => {
  const noted = migrations.filter(({ name }) => name >= FIRST_NOTED);

  it.each(noted.map((migration) => [migration.name, migration] as const))(
    '%s only adds, or names the migration that a version must know to run after it',
    (_, migration) => {
      if ('indexes' in migration) {
        expect(migration.columns ?? '').not.toMatch(NARROWS);
        return;
      }
      const sql = migration.sql.replace(/--.*$/gm, '');
      if (NARROWS.test(sql)) expect(migration.compatibleFrom).toBeDefined();
      const { compatibleFrom } = migration;
      if (compatibleFrom === undefined) return;
      expect(migrations.map(({ name }) => name)).toContain(compatibleFrom);
      expect(compatibleFrom <= migration.name).toBe(true);
    },
  );

  it('released ones are never edited: databases that have them would stay as they are', () => {
    const released = migrations.filter(({ name }) => name <= RELEASED.last);
    const text = JSON.stringify(released, withoutComments);
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
    expect(hash, 'Put the change into a new migration').toBe(RELEASED.hash);
  });

  it('an index on a table that may hold rows is one of `indexes`, so that it is built concurrently', () => {
    const locking = noted.flatMap((migration) => {
      if ('indexes' in migration || migration.name < '0015') return [];
      const made = [...migration.sql.matchAll(/create table (\w+)/gi)].map(([, table]) => table);
      const indexed = [...migration.sql.matchAll(/create (?:unique )?index \w+ on (\w+)/gi)];
      return indexed.filter(([, table]) => !made.includes(table)).map(([sql]) => sql);
    });
    expect(locking).toEqual([]);
  });

  it('each has the next number, and indexes are created by the name under which they are looked for', () => {
    const numbers = migrations.map(({ name }) => name.slice(0, 4));
    expect(numbers).toEqual(numbers.map((_, place) => String(place + 1).padStart(4, '0')));
    for (const migration of migrations) {
      if (!('indexes' in migration)) continue;
      for (const { name, sql } of migration.indexes) {
        expect(sql).toMatch(new RegExp(`^\\s*create (unique )?index ${name} on `));
      }
    }
  });

  it.each([
    ['alter table a drop column b', true],
    ['alter table a add column b text not null', true],
    ["alter table a add column b text not null default ''", false],
    ['alter table a rename column b to c', true],
    ['alter table a add constraint b check (c > 0)', true],
    ['alter table a add check (c > 0)', true],
    ['alter table a add unique (b)', true],
    ['alter table a add foreign key (b) references c', true],
    ['alter table a add column b text unique', false],
    ['drop index a; create index a on b (c)', false],
    ['create table a (id text not null)', false],
  ])('%s narrows: %s', (sql, narrows) => {
    expect(NARROWS.test(sql)).toBe(narrows);
  });
});
