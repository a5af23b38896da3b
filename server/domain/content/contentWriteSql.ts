import type { ContentStatus } from '../../../contract/staff/staffShape.ts';
import type { Queryable } from '../../db/database.ts';
import { type ContentNoun, columnsOf } from './contentNounSql.ts';
import type { ContentFields } from './contentRules.ts';

/** Inserts unpublished content. */
export async function insertContent(
  tx: Queryable,
  noun: ContentNoun,
  { id, fields, at }: { id: string; fields: ContentFields; at: Date },
): Promise<void> {
  const sent = sentColumns(noun, fields);
  const names = ['id', 'status', 'created_at', 'updated_at', ...sent.map(({ column }) => column)];
  const values = [id, 'DRAFT', at, at, ...sent.map(({ value }) => value)];
  const params = values.map((_, index) => `$${index + 1}`);
  await tx.query(
    `insert into ${noun.table} (${names.join(', ')}) values (${params.join(', ')})`,
    values,
  );
  await replaceLists(tx, noun, id, fields);
}

export async function updateContent(
  tx: Queryable,
  noun: ContentNoun,
  { id, fields, at }: { id: string; fields: ContentFields; at: Date },
): Promise<void> {
  const sent = sentColumns(noun, fields);
  const sets = sent.map(({ column }, index) => `${column} = $${index + 3}`);
  await tx.query(
    `update ${noun.table} set ${['version = version + 1', 'updated_at = $2', ...sets].join(', ')}
     where id = $1`,
    [id, at, ...sent.map(({ value }) => value)],
  );
  await replaceLists(tx, noun, id, fields);
}

/** Stores the time of the first publication. Records of older versions have none: their creation counts. */
export async function updateStatus(
  tx: Queryable,
  { table }: ContentNoun,
  { id, status, at }: { id: string; status: ContentStatus; at: Date },
): Promise<void> {
  await tx.query(
    `update ${table} set status = $2, version = version + 1, updated_at = $3,
       published_at = coalesce(published_at,
         case when status <> 'DRAFT' then created_at when $2 = 'PUBLISHED' then $3 end)
     where id = $1`,
    [id, status, at],
  );
}

/**
 * Lists are columns of jsonb, so they are serialized here, because the driver would turn a JavaScript array into an SQL
 * array.
 */
function sentColumns(noun: ContentNoun, fields: ContentFields) {
  return columnsOf(noun)
    .filter(([field]) => fields[field] !== undefined)
    .map(([field, column]) => {
      const value = fields[field];
      return { column, value: Array.isArray(value) ? JSON.stringify(value) : value };
    });
}

async function replaceLists(
  tx: Queryable,
  { table, termLists, ownLists = {} }: ContentNoun,
  id: string,
  fields: ContentFields,
): Promise<void> {
  for (const [field, { table: list, term, isOrdered }] of Object.entries(termLists)) {
    const terms = fields[field];
    if (terms === undefined) continue;
    const [column, place] = isOrdered ? [', position', ', place - 1'] : ['', ''];
    await tx.query(`delete from ${list} where ${table}_id = $1`, [id]);
    await tx.query(
      `insert into ${list} (${table}_id, ${term}_id${column})
       select $1, id${place} from unnest($2::text[]) with ordinality as named (id, place)`,
      [id, terms],
    );
  }
  for (const [field, { replace }] of Object.entries(ownLists)) {
    if (fields[field] !== undefined) await replace(tx, id, fields[field]);
  }
}
