import type { List } from '../../../lib/list.ts';
import type { ListRow } from '../../../widgets/list/useRows.ts';

/** How a list reads its records: `size` rows per query. */
export interface RecordSource<T> {
  size: number;
  /** Upper limit of rows. */
  most: number;
  sliceAt: (offset: number) => RecordQuery<T>;
}

export interface RecordQuery<T> {
  queryKey: readonly unknown[];
  queryFn: () => Promise<List<T>>;
}

interface Slice {
  /** Index of the query's first row in the list. */
  offset: number;
  /** Those that are rendered; a slice without rows is only preloaded. */
  rows: ListRow[];
}

/** The queries of the rendered rows, and of half as many rows above and below. */
export function slicesAround(rows: ListRow[], size: number, count: number): Slice[] {
  const offsetOf = (index: number) => Math.floor(index / size) * size;
  const ahead = Math.ceil(rows.length / 2);
  const near = rows
    .flatMap(({ index }) => [index - ahead, index, index + ahead])
    .filter((index) => index >= 0 && index < count);
  const offsets = [...new Set(near.map(offsetOf))].sort((one, other) => one - other);
  return offsets.map((offset) => ({
    offset,
    rows: rows.filter(({ index }) => offsetOf(index) === offset),
  }));
}
