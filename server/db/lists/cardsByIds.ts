import { limits } from '../../limits/limits.ts';
import type { Queryable } from '../database.ts';
import { RowJson } from '../rowJson.ts';
import type { ListSource, Rows } from './listByPublication.ts';

type Cards<Row> = Pick<ListSource<Row>, 'table' | 'card'>;

/** The rows of a page whose ids are known, in this order. A long page is streamed. */
export async function cardsByIds<Row>(
  db: Queryable,
  source: Cards<Row>,
  ids: readonly string[],
): Promise<Rows<Row>> {
  return ids.length > limits.lists.streamAbove
    ? batches(db, source, ids)
    : selectCards(db, source, ids);
}

async function* batches<Row>(
  db: Queryable,
  source: Cards<Row>,
  ids: readonly string[],
): AsyncGenerator<RowJson<Row>> {
  for (let start = 0; start < ids.length; start += limits.lists.streamBatch) {
    yield* await selectCards(db, source, ids.slice(start, start + limits.lists.streamBatch));
  }
}

async function selectCards<Row>(
  db: Queryable,
  { table, card }: Cards<Row>,
  ids: readonly string[],
): Promise<RowJson<Row>[]> {
  const rows = await db.query<{ card: string }>(
    `select ${card}::text as card
     from unnest($1::uuid[]) with ordinality as page (id, place) join ${table} using (id)
     order by place`,
    [ids],
    { isPrepared: ids.length <= limits.lists.preparedRows },
  );
  return rows.map((row) => new RowJson<Row>(row.card));
}
