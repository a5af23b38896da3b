import { limits } from '../limits.ts';
import type { Queryable } from './database.ts';
import { RowJson } from './rowJson.ts';

/** Rows of one owner, to be read by their ids. */
export interface RowsOf<Row> {
  table: string;
  /** The condition under which a row belongs to it; its parameters come first. */
  own: string;
  params: readonly unknown[];
  /** JSON, made of one row of the table. */
  item: string;
  order: 'newest' | 'oldest';
  /** How long the texts of a row are, where they may be long. */
  bytes?: string;
  /** For the compiler alone. */
  row?: Row;
}

export interface RowSlice {
  offset?: number;
  limit?: number | undefined;
  /** The id behind which the rows begin; it counts before the offset. */
  after?: string | undefined;
}

const { ownBatch, ownBatchBytes } = limits.lists;

/** A few rows at a time, and no more bytes than fit well in memory: at least one row, however long it is. */
export async function* streamRows<Row>(
  db: Queryable,
  rows: RowsOf<Row>,
  { offset = 0, limit = Number.MAX_SAFE_INTEGER, after }: RowSlice = {},
): AsyncGenerator<RowJson<Row>> {
  let last = after;
  let rest = limit;
  while (rest > 0) {
    const most = Math.min(rest, ownBatch);
    const batch = await selectBatch(db, rows, { last, most, offset: last ? 0 : offset });
    for (const { json } of batch) yield new RowJson<Row>(json);
    last = batch.at(-1)?.id;
    rest -= batch.length;
    if (last === undefined) return;
  }
}

function selectBatch(
  db: Queryable,
  { table, own, params, item, order, bytes = '0' }: RowsOf<unknown>,
  { last, most, offset }: { last: string | undefined; most: number; offset: number },
): Promise<{ id: string; json: string }[]> {
  const [behind, direction] = order === 'newest' ? ['<', 'desc'] : ['>', 'asc'];
  const next = params.length + 1;
  return db.query(
    `with next as (
       select id from ${table}
       where ${own} and ($${next}::uuid is null or id ${behind} $${next})
       order by id ${direction} limit $${next + 1} offset $${next + 2}
     ), measured as (
       select ${table}.id,
         coalesce(sum(${bytes}) over (
           order by ${table}.id ${direction}
           rows between unbounded preceding and 1 preceding), 0) as before
       from next join ${table} using (id)
     )
     select ${table}.id, (${item})::text as json from measured join ${table} using (id)
     where measured.before < ${ownBatchBytes} order by ${table}.id ${direction}`,
    [...params, last ?? null, most, offset],
  );
}
