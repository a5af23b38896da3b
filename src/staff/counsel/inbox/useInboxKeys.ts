import { useKeys } from '../../parts/useKeys.ts';
import type { InboxRows } from './useInboxRows.ts';

interface InboxKeys {
  rows: InboxRows;
  onSearch: () => void;
  onList: () => void;
}

/** J and K go through the rows, Enter opens the row. `?` shows the list of keys. */
export function useInboxKeys({ rows, onSearch, onList }: InboxKeys): void {
  /** Acts once while a key is held down. */
  const once = (act: () => void) => (event: KeyboardEvent) => {
    if (!event.repeat) act();
  };
  useKeys(
    new Map([
      ['KeyJ', () => rows.move(1)],
      ['KeyK', () => rows.move(-1)],
      ['KeyC', once(() => rows.act('confirm'))],
      ['KeyD', once(() => rows.act('complete'))],
      ['KeyN', once(() => rows.act('noShow'))],
      ['KeyX', once(rows.tickCurrent)],
      ['KeyZ', once(rows.undo)],
      ['/', once(onSearch)],
      ['?', once(onList)],
    ]),
  );
}
