import type { Queryable } from '../database.ts';

/** Raise it when a term or a place changes: `tests/rules/server/taxonomyVersion.test.ts` is red until then. */
export const TAXONOMY_VERSION = 1;

/**
 * A process of a former version also starts during an upgrade and after it. It leaves the taxonomy of a newer version as
 * it is. Answers true if this version may write. The row is locked until the transaction ends.
 */
export async function mayWriteTaxonomy(tx: Queryable): Promise<boolean> {
  const written = await tx.query(
    `insert into setting as s (key, value) values ('taxonomy_version', $1)
     on conflict (key) do update set value = excluded.value
     where s.value::int <= excluded.value::int returning key`,
    [String(TAXONOMY_VERSION)],
  );
  return written.length > 0;
}
