import type { Queryable } from './database.ts';
import { type PublicRows, type TotalOf, totalMemory } from './totalMemory.ts';
import { type Condition, type Where, where } from './where.ts';

/** What a noun's public list is made of. */
export interface ListSource<Row> {
  table: string;
  /** The condition under which a row may be seen. */
  visible: string;
  /** A JSON object, made of one row of the table. */
  card: string;
  read: (json: string) => Row;
}

export interface Slice {
  offset: number;
  limit: number;
}

export type List<Row> =
  | { total: number; data: Row[] }
  | { total: number; data: AsyncIterable<Row> };

/** Above this, an answer is streamed in batches and never whole in memory. */
export const STREAM_ABOVE = 1_000;
export const BATCH = 500;

/** A plan for longer pages could be taken for good, and it reads whole tables. */
export const PREPARED_UP_TO = 100;

/**
 * Lists by falling id, which is by age. The ids of a page are found before anything is joined to them:
 * at offset 100,000 that is 70 times faster than joining first.
 */
export function newestFirst<Row>(
  rows: PublicRows,
  source: ListSource<Row>,
  totalOf: TotalOf = totalMemory(rows, source.table),
) {
  const { db } = rows;
  return async (conditions: readonly Condition[], slice: Slice): Promise<List<Row>> => {
    const filter = where(source.visible, conditions);
    if (slice.limit > STREAM_ABOVE) {
      const total = await totalOf(filter);
      const isLong = total - slice.offset > STREAM_ABOVE;
      if (isLong) return { total, data: batches(db, source, filter, slice) };
    }
    const [total, page] = await Promise.all([
      totalOf(filter),
      selectPage(db, source, filter, slice),
    ]);
    return { total, data: page.map(({ card }) => source.read(card)) };
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
): AsyncGenerator<Row> {
  let rest = limit;
  let batch = await selectPage(db, source, filter, { offset, limit: Math.min(rest, BATCH) });
  for (;;) {
    for (const { card } of batch) yield source.read(card);
    rest -= batch.length;
    const last = batch.at(-1);
    if (!last || batch.length < BATCH || rest === 0) return;
    const older = after(source.table, filter, last.id);
    batch = await selectPage(db, source, older, { offset: 0, limit: Math.min(rest, BATCH) });
  }
}

function after(table: string, filter: Where, id: string): Where {
  const params = [...filter.params, id];
  return { sql: `${filter.sql} and ${table}.id < $${params.length}`, params };
}

function selectPage(
  db: Queryable,
  { table, card }: Pick<ListSource<unknown>, 'table' | 'card'>,
  filter: Where,
  { offset, limit }: Slice,
): Promise<PageRow[]> {
  const params = [...filter.params, limit, offset];
  const isPrepared = filter.params.length === 0 && limit <= PREPARED_UP_TO;
  return db.query<PageRow>(
    `with page as (
       select ${table}.id from ${table} where ${filter.sql}
       order by ${table}.id desc limit $${params.length - 1} offset $${params.length}
     )
     select ${table}.id, ${card}::text as card from page join ${table} using (id)
     order by ${table}.id desc`,
    params,
    { isPrepared },
  );
}
