import { notifyManager } from '@tanstack/query-core';
import { atom } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import type { BookmarkableType } from '../../contract/bookmark.ts';
import { atomWithQuery, writeAtom } from '../api/queryAtoms.ts';
import { listOf } from '../lib/list.ts';
import { bookmarksQuery, changeBookmark, refetchBookmarks } from './bookmarkCalls.ts';
import { sessionAtom } from './sessionAtom.ts';

export interface BookmarkTarget {
  type: BookmarkableType;
  id: string;
  /** The clinic where a counsel about the record takes place. Missing for a doctor without a clinic, and in lists. */
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
  for (const [key, isWanted] of get(bookmarkChangesAtom)) {
    if (!isWanted) bookmarks.delete(key);
    else if (!bookmarks.has(key)) bookmarks.set(key, 'pending');
  }
  return bookmarks;
});

/**
 * Changes that are not done yet, by record: true adds the bookmark, false removes it. A change stays here until the
 * server has done it or the call has failed.
 */
export const bookmarkChangesAtom = atom<ReadonlyMap<string, boolean>>(new Map());

interface Toggle {
  target: BookmarkTarget;
  /** What the heart showed. */
  isBookmarked: boolean;
  onChanged: (outcome: 'added' | 'removed') => void;
}

/** Changes at once what the hearts show, then sends the change. Rejects if the call fails. */
export const toggleBookmarkAtom = atom(
  null,
  async (get, set, { target, isBookmarked, onChanged }: Toggle): Promise<void> => {
    const key = bookmarkKey(target);
    const wanted = () => get(bookmarkChangesAtom).get(key);
    const underway = wanted();
    set(bookmarkChangesAtom, (changes) => new Map(changes).set(key, !(underway ?? isBookmarked)));
    // A tap while an earlier one is being sent only changes the wanted state. The loop sends the changes one after the
    // other.
    if (underway !== undefined) return;
    try {
      let isWanted: boolean;
      do {
        isWanted = wanted() ?? false;
        await get(changeBookmarkAtom).mutateAsync({ target, isWanted });
        if (wanted() === isWanted) onChanged(isWanted ? 'added' : 'removed');
        // Lists refetch before the change is forgotten, otherwise their hearts would flicker.
        await refetchBookmarks(get(queryClientAtom));
      } while (wanted() !== isWanted);
    } finally {
      // Scheduled after the cache notifications, otherwise a removed card would reappear for a moment.
      notifyManager.schedule(() => set(bookmarkChangesAtom, (changes) => without(changes, key)));
    }
  },
);

const changeBookmarkAtom = writeAtom(
  (change: { target: BookmarkTarget; isWanted: boolean }, client) =>
    changeBookmark(client, change.target, change.isWanted),
);

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

function without(changes: ReadonlyMap<string, boolean>, key: string): ReadonlyMap<string, boolean> {
  const others = new Map(changes);
  others.delete(key);
  return others;
}
