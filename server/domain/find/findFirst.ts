import type { List } from '../../db/lists/listByPublication.ts';
import type { RowJson } from '../../db/rowJson.ts';
import type { FindRequest } from './findListSql.ts';

export type Search = Pick<FindRequest, 'treatmentId' | 'partId' | 'specialtyId' | 'region'>;

interface Wanted {
  /** From the closest to the widest. */
  searches: readonly Search[];
  most: number;
  /** Id of a record that is known already. */
  except: string;
  now: Date;
}

type FindList<Row> = (request: FindRequest, now: Date) => Promise<List<Row>>;

/** Runs the searches in this order until there are enough rows. Within a search the popular rows come first. */
export async function findFirst<Row>(
  list: FindList<Row>,
  { searches, most, except, now }: Wanted,
): Promise<RowJson<Row>[]> {
  const found = new Map<string, RowJson<Row>>();
  for (const search of searches) {
    // The first rows of this search may have been found already, so it reads as many more.
    const limit = most + found.size + 1;
    const { data } = await list({ ...search, sort: 'popular', offset: 0, limit }, now);
    for await (const row of data) {
      const { id }: { id: string } = JSON.parse(row.json);
      if (id !== except) found.set(id, row);
    }
    if (found.size >= most) break;
  }
  return [...found.values()].slice(0, most);
}
