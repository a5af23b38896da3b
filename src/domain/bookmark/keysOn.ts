import type { BookmarkKeys } from '../../../contract/bookmark.ts';
import { bookmarkKey } from '../../state/bookmarks.ts';

/** The keys of everything that is bookmarked, as far as it is known. */
export function keysOn(ids: BookmarkKeys | undefined): ReadonlySet<string> {
  if (!ids) return NONE;
  const { clinics, doctors, events, reviews } = ids;
  return new Set([
    ...clinics.map((id) => bookmarkKey({ type: 'CLINIC', id })),
    ...doctors.map((id) => bookmarkKey({ type: 'DOCTOR', id })),
    ...events.map((id) => bookmarkKey({ type: 'EVENT', id })),
    ...reviews.map((id) => bookmarkKey({ type: 'REVIEW', id })),
  ]);
}

const NONE: ReadonlySet<string> = new Set();
