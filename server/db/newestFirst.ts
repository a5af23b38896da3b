import type { Queryable } from './database.ts';
import { type PublicRows, type TotalOf, totalMemory } from './totalMemory.ts';
import { type Condition, type Where, where } from './where.ts';

/** What a noun's public list is made of. */
export interface ListSource {
  table: string;
  /** The condition under which a row may be seen. */
  visible: string;
  /** A JSON object, made of one row of the table. */
  card: string;
}

export interface Slice {
  offset: number;
  limit: number;
}

export type List<Card> =
  | { total: number; data: Card[] }
  | { total: number; data: AsyncIterable<Card> };

/** Above this, an answer is streamed in batches and never whole in memory. */
export const STREAM_ABOVE = 1_000;
export const BATCH = 500;

/**
 * Lists by falling id, which is by age. The ids of a page are found before anything is joined to them:
 * at offset 100,000 that is 70 times faster than joining first.
 */
export function newestFirst<Card>(
  rows: PublicRows,
  source: ListSource,
  totalOf: TotalOf = totalMemory(rows, source.table),
) {
  const { db } = rows;
  return async (conditions: readonly Condition[], slice: Slice): Promise<List<Card>> => {
    const filter = where(source.visible, conditions);
    if (slice.limit > STREAM_ABOVE) {
      const total = await totalOf(filter);
      const isLong = total - slice.offset > STREAM_ABOVE;
      if (isLong) return { total, data: batches<Card>(db, source, filter, slice) };
    }
    const [total, page] = await Promise.all([
      totalOf(filter),
      selectPage<Card>(db, source, filter, slice),
    ]);
    return { total, data: page.map((row) => row.card) };
  };
}

interface CardRow<Card> {
  id: string;
  card: Card;
}

async function* batches<Card>(
  db: Queryable,
  source: ListSource,
  filter: Where,
  { offset, limit }: Slice,
): AsyncGenerator<Card> {
  let rest = limit;
  let batch = await selectPage<Card>(db, source, filter, { offset, limit: Math.min(rest, BATCH) });
  for (;;) {
    for (const row of batch) yield row.card;
    rest -= batch.length;
    const last = batch.at(-1);
    if (!last || batch.length < BATCH || rest === 0) return;
    const older = after(source.table, filter, last.id);
    batch = await selectPage<Card>(db, source, older, { offset: 0, limit: Math.min(rest, BATCH) });
  }
}

function after(table: string, filter: Where, id: string): Where {
  const params = [...filter.params, id];
  return { sql: `${filter.sql} and ${table}.id < $${params.length}`, params };
}

function selectPage<Card>(
  db: Queryable,
  { table, card }: ListSource,
  filter: Where,
  { offset, limit }: Slice,
): Promise<CardRow<Card>[]> {
  const params = [...filter.params, limit, offset];
  return db.query<CardRow<Card>>(
    `with page as (
       select ${table}.id from ${table} where ${filter.sql}
       order by ${table}.id desc limit $${params.length - 1} offset $${params.length}
     )
     select ${table}.id, ${card} as card from page join ${table} using (id)
     order by ${table}.id desc`,
    params,
  );
}
