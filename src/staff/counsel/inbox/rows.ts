import type { StaffCounselCard } from '../../../../contract/staff/staffCounsel.ts';

type Row = Pick<StaffCounselCard, 'id'>;

/** The id of the link of a row in the document. */
export const rowId = (id: string) => `counsel-${id}`;

export const focusRow = (row: Row | undefined): void => {
  if (row) document.getElementById(rowId(row.id))?.focus();
};

/** The row that has the focus, also on its checkbox. */
export function focusedRow<T extends Row>(rows: readonly T[]): T | undefined {
  const item = document.activeElement?.closest('li');
  return rows.find(({ id }) => item?.querySelector(`#${rowId(id)}`));
}

/**
 * Whether the list item of this row has the focus, and not its link: useKeptFocus.ts moves the focus there when the
 * focused row disappears.
 */
export const isFocusMovedTo = ({ id }: Row): boolean => {
  const item = document.activeElement;
  return item?.tagName === 'LI' && item.querySelector(`#${rowId(id)}`) !== null;
};

/** The rows from one to the other, in either direction; the last alone if the first is not shown. */
export function rowsBetween<T extends Row>(rows: readonly T[], first: string, last: string): T[] {
  const end = rows.findIndex(({ id }) => id === last);
  const start = rows.findIndex(({ id }) => id === first);
  return rows.slice(Math.min(start === -1 ? end : start, end), Math.max(start, end) + 1);
}

/** The first row after those that were acted on; at the end of the list the nearest row before them. */
export function rowAfter<T extends Row>(
  rows: readonly T[],
  isDone: (row: T) => boolean,
  acted: readonly Row[],
): T | undefined {
  const places = acted.map((one) => rows.findIndex(({ id }) => id === one.id));
  const last = Math.max(...places);
  const isOpen = (row: T) => !isDone(row);
  return rows.slice(last + 1).find(isOpen) ?? rows.slice(0, last).findLast(isOpen);
}

/**
 * The next row to open. `following`: those below the opened row when it was opened, because a confirmed counsel moves
 * in the list or leaves it. Below the last one, the row that waits longest.
 */
export function rowToOpen<T extends Pick<StaffCounselCard, 'id' | 'waitingSince'>>(
  rows: readonly T[],
  following: readonly string[],
  isDone: (row: T) => boolean,
): T | undefined {
  const open = rows.filter((row) => !isDone(row));
  return (
    open.find(({ id }) => following.includes(id)) ??
    open.find(({ waitingSince }) => waitingSince !== null)
  );
}
