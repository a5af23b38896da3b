import type { Queryable } from '../../db/database.ts';

/**
 * Runs the work with the tables' foreign keys and secondary indexes taken off and puts them back after it:
 * millions of rows are then checked and sorted once, not one by one. All in one transaction, so that
 * nobody ever sees the tables without them.
 */
export async function bulkLoad(
  tx: Queryable,
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  await tx.script('set local statement_timeout = 0');
  const foreignKeys = await readForeignKeys(tx, tables);
  const indexes = await readSecondaryIndexes(tx, tables);
  for (const { table, name } of foreignKeys) {
    await tx.script(`alter table ${table} drop constraint ${name}`);
  }
  for (const { name } of indexes) await tx.script(`drop index ${name}`);
  await work();
  for (const { definition } of indexes) await tx.script(definition);
  for (const { table, name, definition } of foreignKeys) {
    await tx.script(`alter table ${table} add constraint ${name} ${definition}`);
  }
}

interface Definition {
  table: string;
  name: string;
  definition: string;
}

const readForeignKeys = (tx: Queryable, tables: readonly string[]): Promise<Definition[]> =>
  tx.query(
    `select conrelid::regclass::text as "table", quote_ident(conname) as name,
       pg_get_constraintdef(oid) as definition
     from pg_constraint
     where contype = 'f' and conrelid::regclass::text in (${quoted(tables)})
     order by conname`,
  );

/** Those that keep no rule: primary keys and unique constraints stay, rows are held against them. */
const readSecondaryIndexes = (tx: Queryable, tables: readonly string[]): Promise<Definition[]> =>
  tx.query(
    `select indrelid::regclass::text as "table", indexrelid::regclass::text as name,
       pg_get_indexdef(indexrelid) as definition
     from pg_index
     where indrelid::regclass::text in (${quoted(tables)}) and not indisunique
     order by indexrelid`,
  );

/** Names of our own tables, never from outside. */
const quoted = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ');
