import type { ClinicCard, ListedClinic } from '../../../contract/clinic.ts';
import { Price } from '../../../contract/clinicShape.ts';
import type { Queryable } from '../../db/database.ts';
import { jsonObject } from '../../db/jsonSql.ts';
import type { List } from '../../db/lists/listByPublication.ts';
import { RowJson } from '../../db/rowJson.ts';
import { limits } from '../../limits/limits.ts';
import { priceFields } from './clinicSql.ts';

type Card = RowJson<ClinicCard>;
type Listed = RowJson<ListedClinic>;

/** Adds to each clinic of the list what its menu says of this treatment. A streamed list stays a stream. */
export async function withPrices(
  db: Queryable,
  { data, ...total }: List<ClinicCard>,
  treatmentId: string,
): Promise<List<ListedClinic>> {
  const priced = (cards: readonly Card[]) => addPrices(db, cards, treatmentId);
  return { ...total, data: Array.isArray(data) ? await priced(data) : inBatches(data, priced) };
}

async function* inBatches(
  cards: AsyncIterable<Card>,
  priced: (cards: readonly Card[]) => Promise<Listed[]>,
): AsyncGenerator<Listed> {
  let batch: Card[] = [];
  for await (const card of cards) {
    batch.push(card);
    if (batch.length < limits.lists.streamBatch) continue;
    yield* await priced(batch);
    batch = [];
  }
  yield* await priced(batch);
}

async function addPrices(
  db: Queryable,
  cards: readonly Card[],
  treatmentId: string,
): Promise<Listed[]> {
  if (cards.length === 0) return [];
  const ids = cards.map(({ json }): string => JSON.parse(json).id);
  const lines = await db.query<{ id: string; price: string }>(
    `select clinic_id as id, ${jsonObject(Price, priceFields)}::text as price
     from clinic_price where treatment_id = $1 and clinic_id = any($2::uuid[])`,
    [treatmentId, ids],
    { isPrepared: ids.length <= limits.lists.preparedRows },
  );
  const prices = new Map(lines.map(({ id, price }) => [id, price]));
  return cards.map(
    ({ json }, at) =>
      new RowJson(`${json.slice(0, -1)},"price":${prices.get(ids[at] ?? '') ?? 'null'}}`),
  );
}
