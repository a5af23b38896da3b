import type { Rows } from '../../../lib/visibleRows.ts';

/** How a list reads its records: `size` rows per query. */
export interface RecordSource<T> {
  /** The kind of record. */
  kind: string;
  size: number;
  /** Upper limit of rows. */
  most: number;
  sliceAt: (offset: number) => RecordQuery<T>;
}

export interface RecordQuery<T> {
  queryKey: readonly unknown[];
  queryFn: () => Promise<RecordAnswer<T>>;
}

export interface RecordAnswer<T> {
  data: T[];
  total?: number;
}

interface SliceRows extends Rows {
  /** Index of the window's first row in the list. */
  offset: number;
}

/**
 * The windows that overlap the rendered rows, and half as many rows ahead. A window without rendered rows is
 * only preloaded.
 */
export function slicesAround({ from, to }: Rows, size: number, count: number): SliceRows[] {
  const ahead = Math.ceil((to - from) / 2);
  const first = Math.floor(Math.max(0, from - ahead) / size);
  const end = Math.ceil(Math.min(count, to + ahead) / size);
  return Array.from({ length: end - first }, (_, index) => {
    const offset = (first + index) * size;
    return { offset, from: Math.max(from, offset), to: Math.min(to, offset + size) };
  });
}
