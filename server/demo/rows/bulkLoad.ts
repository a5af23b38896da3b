import type { Queryable } from '../../db/database.ts';

/**
 * Drops foreign keys and secondary indexes of the tables, runs the work and creates them again: millions of rows are
 * checked and sorted once. It runs in one unlimited transaction, so other sessions never see the tables without them.
 */
export async function bulkLoad(
  tx: Queryable,
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
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

/** Unique indexes stay, because rows are checked against them. */
const readSecondaryIndexes = (tx: Queryable, tables: readonly string[]): Promise<Definition[]> =>
  tx.query(
    `select indrelid::regclass::text as "table", indexrelid::regclass::text as name,
       pg_get_indexdef(indexrelid) as definition
     from pg_index
     where indrelid::regclass::text in (${quoted(tables)}) and not indisunique
     order by indexrelid`,
  );

/** For names of tables in this file only: nothing is escaped. */
const quoted = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ');
