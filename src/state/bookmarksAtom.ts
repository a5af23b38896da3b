import { notifyManager } from '@tanstack/query-core';
import { atom } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import type { BookmarkableType } from '../../contract/bookmark.ts';
import { atomWithMutation, atomWithQuery } from '../api/queryAtoms.ts';
import { listOf } from '../lib/list.ts';
import { bookmarksQuery, changeBookmark, refetchBookmarks } from './bookmarkCalls.ts';
import { sessionAtom } from './sessionAtom.ts';

export interface BookmarkTarget {
  type: BookmarkableType;
  id: string;
  /**
   * The clinic where a counsel about it takes place. A doctor without a clinic has none, and lists do not need
   * it.
   */
  clinicId?: string | undefined;
}

export const bookmarkKey = ({ type, id }: { type: BookmarkableType; id: string }) =>
  `${type}/${id}`;

/**
 * The member's bookmarks by record, with the id of the bookmark; 'pending' until the server has given it one.
 * Changes show here before the server has answered.
 */
export const bookmarksAtom = atom((get): ReadonlyMap<string, string | 'pending'> => {
  const bookmarks = new Map(get(serverBookmarksAtom));
  for (const [key, { isWanted }] of get(bookmarkChangesAtom)) {
    if (!isWanted) bookmarks.delete(key);
    else if (!bookmarks.has(key)) bookmarks.set(key, 'pending');
  }
  return bookmarks;
});

interface Change {
  isWanted: boolean;
}

/** The last tap by record, until the server has followed. After a failure the tap is forgotten. */
export const bookmarkChangesAtom = atom<ReadonlyMap<string, Change>>(new Map());

interface Toggle {
  target: BookmarkTarget;
  /** What the heart showed. */
  isBookmarked: boolean;
}

/** Changes at once what the hearts show; the server follows. Resolves to null when a later tap has replaced it. */
export const toggleBookmarkAtom = atom(
  null,
  async (get, set, { target, isBookmarked }: Toggle): Promise<'added' | 'removed' | null> => {
    const key = bookmarkKey(target);
    const last = get(bookmarkChangesAtom).get(key);
    const change = { isWanted: !(last?.isWanted ?? isBookmarked) };
    set(bookmarkChangesAtom, (changes) => new Map(changes).set(key, change));
    const isLast = () => get(bookmarkChangesAtom).get(key) === change;
    try {
      await get(sendChangeAtom).mutateAsync({ target, isWanted: change.isWanted });
      // Lists refetch before the change is forgotten, otherwise their hearts would flicker.
      if (isLast()) await refetchBookmarks(get(queryClientAtom));
      if (!isLast()) return null;
      return change.isWanted ? 'added' : 'removed';
    } finally {
      // Scheduled after the cache notifications, otherwise a removed card would reappear for a moment.
      notifyManager.schedule(() => {
        if (isLast()) set(bookmarkChangesAtom, (changes) => without(changes, key));
      });
    }
  },
);

/** One change after another: a removal waits for the add that it undoes. */
const sendChangeAtom = atomWithMutation(() => ({
  scope: { id: 'bookmark' },
  mutationFn: (change: { target: BookmarkTarget; isWanted: boolean }, { client }) =>
    changeBookmark(client, change.target, change.isWanted),
}));

const isMemberAtom = atom((get) => get(sessionAtom).state === 'member');

const bookmarksQueryAtom = atomWithQuery((get) => ({
  ...bookmarksQuery,
  enabled: get(isMemberAtom),
}));

const serverBookmarksAtom = atom((get): ReadonlyMap<string, string> => {
  const answer = get(isMemberAtom) ? get(bookmarksQueryAtom).data : undefined;
  const bookmarks = answer ? listOf(answer) : [];
  return new Map(
    bookmarks.map(({ id, bookmarkableType, bookmarkableId }) => [
      bookmarkKey({ type: bookmarkableType, id: bookmarkableId }),
      id,
    ]),
  );
});

function without(changes: ReadonlyMap<string, Change>, key: string): ReadonlyMap<string, Change> {
  const others = new Map(changes);
  others.delete(key);
  return others;
}
