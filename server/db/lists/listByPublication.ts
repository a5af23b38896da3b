import { limits } from '../../limits/limits.ts';
import type { Queryable } from '../database.ts';
import type { ListedNoun } from '../feed/change.ts';
import type { JsonSql } from '../jsonSql.ts';
import { RowJson } from '../rowJson.ts';
import { momentOfId } from '../timeOfId.ts';
import type { Total } from './cappedCount.ts';
import { newestOrder, olderThan } from './publishedOrder.ts';
import { type PublicRows, rememberTotals, type TotalOf } from './rememberTotals.ts';
import { whenFew } from './whenFew.ts';
import { type Condition, type Where, where } from './where.ts';

const { streamAbove, streamBatch, preparedRows } = limits.lists;

/** The SQL parts of a noun's public list. */
export interface ListSource<Row> {
  table: ListedNoun;
  /** The condition under which visitors see a row. */
  visible: string;
  card: JsonSql<Row>;
}

export interface Slice {
  offset: number;
  limit: number;
  /** The id of the last row that the caller has. The page begins after it, and `offset` is ignored. */
  after?: string | undefined;
}

export type List<Row> = Total & { data: Rows<Row> };

/** A long list is streamed. */
export type Rows<Row> = RowJson<Row>[] | AsyncIterable<RowJson<Row>>;

/**
 * Lists rows by the time of their publication. The ids of a page are selected before any join: at offset 100,000
 * that is 70 times faster.
 */
export function listByPublication<Row>(
  rows: PublicRows,
  source: ListSource<Row>,
  totalOf: TotalOf = rememberTotals(rows, source.table),
) {
  const { db } = rows;
  return async (conditions: readonly Condition[], slice: Slice): Promise<List<Row>> => {
    const filter = where([{ sql: source.visible }, ...conditions]);
    // A cursor is faster than an offset, and new rows do not shift it. The total is always that of the whole list.
    const rest = slice.after ? after(source.table, filter, slice.after) : filter;
    const offset = slice.after ? 0 : slice.offset;
    const counted = await totalOf(filter);
    const { total, totalIsCapped = false } = counted;
    if (total === 0) return { ...counted, data: [] };
    const isLong = totalIsCapped || total - offset > streamAbove;
    if (slice.limit > streamAbove && isLong) {
      return { ...counted, data: batches(db, source, rest, { ...slice, offset }) };
    }
    const wanted = conditions.length === 0 ? rest : whenFew(source.table, rest, counted);
    const page = await selectPage(db, source, wanted, { ...slice, offset });
    return { ...counted, data: page.map(({ card }) => new RowJson<Row>(card)) };
  };
}

interface PageRow {
  id: string;
  card: string;
}

async function* batches<Row>(
  db: Queryable,
  source: ListSource<Row>,
  filter: Where,
  { offset, limit }: Slice,
): AsyncGenerator<RowJson<Row>> {
  let rest = limit;
  let batch = await selectPage(db, source, filter, { offset, limit: Math.min(rest, streamBatch) });
  for (;;) {
    for (const { card } of batch) yield new RowJson<Row>(card);
    rest -= batch.length;
    const last = batch.at(-1);
    if (!last || batch.length < streamBatch || rest === 0) return;
    const older = after(source.table, filter, last.id);
    batch = await selectPage(db, source, older, { offset: 0, limit: Math.min(rest, streamBatch) });
  }
}

function after(table: string, filter: Where, id: string): Where {
  const next = filter.params.length + 1;
  return {
    sql: `${filter.sql} and ${olderThan(table, next)}`,
    params: [...filter.params, id, momentOfId(id)],
  };
}

function selectPage<Row>(
  db: Queryable,
  { table, card }: ListSource<Row>,
  filter: Where,
  { offset, limit }: Slice,
): Promise<PageRow[]> {
  const params = [...filter.params, limit, offset];
  const isPrepared = filter.params.length === 0 && limit <= preparedRows;
  return db.query<PageRow>(
    `with page as (
       select ${table}.id from ${table} where ${filter.sql}
       order by ${newestOrder(table)} limit $${params.length - 1} offset $${params.length}
     )
     select ${table}.id, ${card}::text as card from page join ${table} using (id)
     order by ${newestOrder(table)}`,
    params,
    { isPrepared },
  );
}
