import { atom, useStore } from 'jotai';
import { createContext, useCallback, useSyncExternalStore } from 'react';
import type { BookmarkKeys } from '../../../contract/bookmark.ts';
import { atomWithQuery } from '../../api/queryAtoms.ts';
import {
  type BookmarkTarget,
  bookmarkKey,
  withOptimisticBookmarks,
} from '../../state/bookmarks.ts';
import { sessionAtom } from '../../state/sessionAtom.ts';
import { bookmarkKeysQuery } from './bookmarkQueries.ts';

const isMemberAtom = atom((get) => get(sessionAtom).state === 'member');
const bookmarkKeysAtom = atomWithQuery((get) => ({
  ...bookmarkKeysQuery,
  enabled: get(isMemberAtom),
}));
const keysAtom = atom((get) => {
  const answer = get(isMemberAtom) ? get(bookmarkKeysAtom).data : undefined;
  return bookmarkKeySet(answer?.data);
});
const shownKeysAtom = withOptimisticBookmarks(keysAtom);

/**
 * Whether the record is bookmarked. All hearts share one subscription, and a heart renders again only when its
 * own value changes. The server always renders false.
 */
export function useIsBookmarked(target: BookmarkTarget): boolean {
  const store = useStore();
  const listen = useCallback((redraw: () => void) => store.sub(shownKeysAtom, redraw), [store]);
  const isBookmarked = () => store.get(shownKeysAtom).has(bookmarkKey(target));
  return useSyncExternalStore(listen, isBookmarked, () => false);
}

/** The keys of all bookmarked records; empty while unknown. */
export function bookmarkKeySet(ids: BookmarkKeys | undefined): ReadonlySet<string> {
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

/** True around the cards of the bookmark page: they are bookmarked even before the keys have arrived. */
export const IsInBookmarkList = createContext(false);
