import type { Rows } from '../../../lib/rowWindow.ts';

/** Where a list of records comes from: the server, in windows of so many at a time. */
export interface RecordSource<T> {
  /** What is listed. */
  kind: string;
  size: number;
  /** No more than these are shown. */
  most: number;
  windowAt: (offset: number) => RecordQuery<T>;
}

export interface RecordQuery<T> {
  queryKey: readonly unknown[];
  queryFn: () => Promise<RecordAnswer<T>>;
}

export interface RecordAnswer<T> {
  data: T[];
  total?: number;
}

interface WindowRows extends Rows {
  /** Where the window begins in the list. */
  offset: number;
}

/**
 * The windows that the rows lie in, each with those of its rows that are drawn; one that is near has none. It
 * is asked for half as many rows ahead as are drawn: rows that come while they are in view come all at once.
 */
export function windowsAround({ from, to }: Rows, size: number, count: number): WindowRows[] {
  const ahead = Math.ceil((to - from) / 2);
  const first = Math.floor(Math.max(0, from - ahead) / size);
  const end = Math.ceil(Math.min(count, to + ahead) / size);
  return Array.from({ length: end - first }, (_, index) => {
    const offset = (first + index) * size;
    return { offset, from: Math.max(from, offset), to: Math.min(to, offset + size) };
  });
}
