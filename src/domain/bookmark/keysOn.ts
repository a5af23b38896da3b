import type { BookmarkShelf } from '../../../contract/bookmark.ts';
import { bookmarkKey } from '../../state/bookmarks.ts';

/** The keys of everything on a shelf, as far as it is known. */
export function keysOn(shelf: BookmarkShelf | undefined): ReadonlySet<string> {
  if (!shelf) return NONE;
  const { clinics, doctors, events, reviews } = shelf;
  return new Set([
    ...clinics.map(({ id }) => bookmarkKey({ type: 'CLINIC', id })),
    ...doctors.map(({ id }) => bookmarkKey({ type: 'DOCTOR', id })),
    ...events.map(({ id }) => bookmarkKey({ type: 'EVENT', id })),
    ...reviews.map(({ id }) => bookmarkKey({ type: 'REVIEW', id })),
  ]);
}

const NONE: ReadonlySet<string> = new Set();
