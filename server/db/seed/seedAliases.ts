import type { Queryable } from '../database.ts';
import { searchAliases } from './searchAliases.ts';

/** Adds the aliases that are not there yet. What an operator removed or added stays. */
export async function writeAliases(tx: Queryable): Promise<void> {
  const rows = searchAliases.map(({ term, language, kind, targetId }, position) => ({
    term,
    language,
    kind,
    target_id: targetId,
    position,
  }));
  await tx.query(
    `insert into search_alias (term, language, kind, target_id, position)
     select term, language, kind, target_id, position
     from jsonb_populate_recordset(null::search_alias, $1::jsonb)
     on conflict (term, kind, target_id) do nothing`,
    [JSON.stringify(rows)],
  );
}
