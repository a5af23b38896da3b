import type { Queryable } from '../database.ts';

/** The restore creates the contents of these tables itself, or they begin empty. */
const NOT_CARRIED = ['migration', 'feed', 'change', 'tries'];

/** Every table with data, after the tables that it references. */
export async function backupTables(db: Queryable): Promise<string[]> {
  const tables = await db.query<{ name: string }>(
    `select relname as name from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> all ($1::text[])
     order by relname`,
    [NOT_CARRIED],
  );
  const links = await db.query<{ from: string; to: string }>(
    `select distinct conrelid::regclass::text as from, confrelid::regclass::text as to
     from pg_constraint where contype = 'f' and conrelid <> confrelid`,
  );
  return sortByLinks(
    tables.map(({ name }) => name),
    links,
  );
}

function sortByLinks(
  tables: readonly string[],
  links: readonly { from: string; to: string }[],
): string[] {
  const sorted: string[] = [];
  let waiting = [...tables];
  while (waiting.length > 0) {
    const ready = waiting.filter((table) =>
      links.every(({ from, to }) => from !== table || !waiting.includes(to)),
    );
    if (ready.length === 0)
      throw new Error(`These tables reference each other in a circle: ${waiting.join(', ')}`);
    sorted.push(...ready);
    waiting = waiting.filter((table) => !ready.includes(table));
  }
  return sorted;
}
