import { limits } from '../limits/limits.ts';
import type { Queryable } from './database.ts';
import { parameters } from './lists/where.ts';
import { RowJson } from './rowJson.ts';

/** The rows of one owner. */
export interface RowsOf<Row> {
  table: string;
  /** The condition for rows of the owner; its parameters come first. */
  own: string;
  params: readonly unknown[];
  /** SQL for the JSON of one row. */
  item: string;
  order: 'newest' | 'oldest';
  /** SQL for the bytes of a row's texts, if they may be long. */
  bytes?: string;
  /** The type of its ids. */
  idType?: 'uuid' | 'text';
  /** Only for the compiler. */
  row?: Row;
}

export interface RowSlice {
  offset?: number;
  limit?: number | undefined;
  /** The id of the last row that the caller has. The rows begin after it, and `offset` is ignored. */
  after?: string | undefined;
}

const { ownBatch, ownBatchBytes } = limits.lists;

/** Reads some rows at a time, limited by their bytes, but always at least one row. */
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
    const found = batch[0]?.found ?? 0;
    // Fewer than asked for, and none left out because of its bytes: these were the last ones.
    if (batch.length === found && found < most) return;
  }
}

function selectBatch(
  db: Queryable,
  { table, own, params: ownParams, item, order, bytes = '0', idType = 'uuid' }: RowsOf<unknown>,
  { last = null, most, offset }: { last: string | null | undefined; most: number; offset: number },
): Promise<{ id: string; json: string; found: number }[]> {
  const [behind, direction] = order === 'newest' ? ['<', 'desc'] : ['>', 'asc'];
  const { params, put } = parameters(ownParams);
  const former = put(last);
  return db.query(
    `with next as (
       select id from ${table}
       where ${own} and (${former}::${idType} is null or id ${behind} ${former})
       order by id ${direction} limit ${put(most)} offset ${put(offset)}
     ), measured as (
       select ${table}.id,
         coalesce(sum(${bytes}) over (
           order by ${table}.id ${direction}
           rows between unbounded preceding and 1 preceding), 0) as before
       from next join ${table} using (id)
     )
     select ${table}.id, (${item})::text as json, (select count(*) from next) as found
     from measured join ${table} using (id)
     where measured.before < ${ownBatchBytes} order by ${table}.id ${direction}`,
    params,
  );
}
