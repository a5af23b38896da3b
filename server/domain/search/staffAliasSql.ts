import type {
  AliasKind,
  Meaning,
  SearchAlias,
  SearchAliasForm,
} from '../../../contract/staff/staffSearch.ts';
import type { Queryable } from '../../db/database.ts';
import { type Condition, where } from '../../db/lists/where.ts';

interface AliasRow {
  id: string;
  term: string;
  language: SearchAlias['language'];
  kind: AliasKind;
  targetId: string;
}

const FIELDS = 'id, term, language, kind, target_id as "targetId"';

interface AliasFilter {
  q?: string | undefined;
  language?: string | undefined;
  kind?: string | undefined;
  offset: number;
  limit: number;
}

export async function selectAliases(
  db: Queryable,
  { q, language, kind, offset, limit }: AliasFilter,
): Promise<{ rows: AliasRow[]; total: number }> {
  const conditions: Condition[] = [{ sql: 'active' }];
  if (q) conditions.push({ sql: 'position(lower(?) in lower(term)) > 0', value: q });
  if (language) conditions.push({ sql: 'language = ?', value: language });
  if (kind) conditions.push({ sql: 'kind = ?', value: kind });
  const { sql, params } = where(conditions);
  const rows = await db.query<AliasRow>(
    `select ${FIELDS} from search_alias where ${sql}
     order by term, search_alias.position, id
     limit $${params.length + 1} offset $${params.length + 2}`,
    [...params, limit, offset],
  );
  const [count] = await db.query<{ total: number }>(
    `select count(*) as total from search_alias where ${sql}`,
    params,
  );
  return { rows, total: count?.total ?? 0 };
}

/** Adds the alias, or restores a removed one. `isNew` is false if the alias exists; `position` is its place. */
export async function addAlias(
  tx: Queryable,
  { term, language, kind, targetId }: SearchAliasForm,
  position?: number,
): Promise<{ id: string; isNew: boolean }> {
  const [added] = await tx.query<{ id: string }>(
    `insert into search_alias as present (term, language, kind, target_id, position)
     values ($1, $2, $3, $4, coalesce($5, (select coalesce(max(position), 0) + 1 from search_alias)))
     on conflict (term, kind, target_id) do update
     set active = true, language = excluded.language, position = excluded.position
     where not present.active or present.language <> excluded.language
     returning id`,
    [term, language, kind, targetId, position ?? null],
  );
  if (added) return { id: added.id, isNew: true };
  const [same] = await tx.query<{ id: string }>(
    'select id from search_alias where term = $1 and kind = $2 and target_id = $3',
    [term, kind, targetId],
  );
  if (!same) throw new Error('The alias was neither added nor there');
  return { id: same.id, isNew: false };
}

/** Locked until the transaction ends; undefined if there is no such active alias. */
export async function lockAlias(
  tx: Queryable,
  id: string,
): Promise<(AliasRow & { position: number }) | undefined> {
  const [row] = await tx.query<AliasRow & { position: number }>(
    `select ${FIELDS}, position from search_alias where id = $1 and active for no key update`,
    [id],
  );
  return row;
}

/** A removed alias stays as a row, or the seed would write it again. */
export async function removeAlias(tx: Queryable, id: string): Promise<void> {
  await tx.query('update search_alias set active = false where id = $1', [id]);
}

/** If this release no longer has the meaning, its id takes the place of the name. */
export const aliasOf = (
  { kind, targetId, ...alias }: AliasRow,
  meanings: readonly Meaning[],
): SearchAlias => ({
  ...alias,
  meaning: meanings.find((each) => each.kind === kind && each.id === targetId) ?? {
    kind,
    id: targetId,
    name: targetId,
  },
});
