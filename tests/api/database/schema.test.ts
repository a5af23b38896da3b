import { expect, it } from 'vitest';
import type { Queryable } from '../../../server/db/database.ts';
import { openEmbedded } from '../../support/app/database/testDatabase.ts';

/** Each table with its columns and constraints, then its further indexes and triggers, in the words of PostgreSQL. */
const TABLES = `
  select format(E'CREATE TABLE %s (\\n  %s\\n);', name, string_agg(line, E',\\n  ' order by rank, place))
    || coalesce((select string_agg(E'\\n' || more.text || ';', '' order by more.text) from more
      where more.relid = lines.relid), '') as text
  from (
    select attrelid as relid, 0 as rank, attnum as place, concat_ws(' ', quote_ident(attname),
      format_type(atttypid, atttypmod), 'DEFAULT ' || pg_get_expr(adbin, adrelid),
      case when attnotnull then 'NOT NULL' end) as line
    from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where attnum > 0 and not attisdropped
    union all
    select conrelid, position(contype in 'pufcx'), row_number() over (order by conname), pg_get_constraintdef(oid)
    from pg_constraint where contype in ('p', 'u', 'f', 'c', 'x')
  ) lines
  join (select oid, relname as name from pg_class
    where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace) tables on oid = lines.relid
  group by lines.relid, name
  order by name`;

const MORE = `
  with more as (
    select indrelid as relid, replace(pg_get_indexdef(indexrelid), ' USING btree', '') as text from pg_index
    where not exists (select 1 from pg_constraint where conindid = indexrelid and contype <> 'f')
    union all
    select tgrelid, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
  )`;

const FUNCTIONS = `
  select rtrim(pg_get_functiondef(oid)) || ';' as text from pg_proc
  where pronamespace = 'public'::regnamespace order by proname`;

interface Row {
  text: string;
}

const schemaOf = async (db: Queryable) => {
  const rows = [...(await db.query<Row>(MORE + TABLES)), ...(await db.query<Row>(FUNCTIONS))];
  const about =
    '-- The tables as the migrations leave them. `npm test -- tests/api/database/schema.test.ts -u` writes it.';
  return `${[about, ...rows.map(({ text }) => text)].join('\n\n').replaceAll('public.', '')}\n`;
};

it('docs/schema.sql shows the tables as the migrations leave them', async () => {
  const schema = await schemaOf(await openEmbedded());
  await expect(schema).toMatchFileSnapshot('../../../docs/schema.sql');
});
