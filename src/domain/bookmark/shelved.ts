import type { BookmarkableType, BookmarkShelf } from '../../../contract/bookmark.ts';
import type { BookmarkTarget } from '../../state/bookmarks.ts';

/** Whether a target lies on the shelf, as far as that is known. */
export function shelved(shelf: BookmarkShelf | undefined, { type, id }: BookmarkTarget): boolean {
  const records: { id: string }[] = shelf?.[BOARDS[type]] ?? [];
  return records.some((record) => record.id === id);
}

const BOARDS = {
  CLINIC: 'clinics',
  DOCTOR: 'doctors',
  EVENT: 'events',
  REVIEW: 'reviews',
} as const satisfies Record<BookmarkableType, keyof BookmarkShelf>;
