import { notifyManager } from '@tanstack/query-core';
import { atom } from 'jotai';
import type { RecordName } from '../../contract/plain/records.ts';
import { atomWithQuery, queryClientAtom, writeAtom } from '../api/queryAtoms.ts';
import { listOf } from '../lib/list.ts';
import { bookmarksQuery, refetchBookmarks } from './bookmarkQueries.ts';
import type { BookmarkChange } from './changeBookmark.ts';
import { memberIdAtom } from './sessionAtom.ts';

export interface BookmarkTarget extends RecordName {
  /** The clinic where a counsel about the record takes place. Missing for a doctor without a clinic, and in lists. */
  clinicId?: string | undefined;
}

export const bookmarkKey = ({ type, id }: RecordName) => `${type}/${id}`;

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
 * Changes that are not done yet, by member and record: true adds the bookmark, false removes it. A change stays here
 * until the server has done it or the call has failed.
 */
const changesAtom = atom<ReadonlyMap<string, boolean>>(new Map());

/** The changes of the member that the page shows, by record. */
export const bookmarkChangesAtom = atom((get): ReadonlyMap<string, boolean> => {
  const own = `${get(memberIdAtom)}/`;
  const changes = [...get(changesAtom)].filter(([key]) => key.startsWith(own));
  return new Map(changes.map(([key, isWanted]) => [key.slice(own.length), isWanted]));
});

interface Toggle {
  memberId: string;
  target: RecordName;
  /** What the heart showed. */
  isBookmarked: boolean;
  onChanged: (outcome: 'added' | 'removed') => void;
}

/** Changes at once what the hearts show, then sends the change. Rejects if the call fails. */
export const toggleBookmarkAtom = atom(
  null,
  async (get, set, { memberId, target, isBookmarked, onChanged }: Toggle): Promise<void> => {
    const key = `${memberId}/${bookmarkKey(target)}`;
    const wanted = () => get(changesAtom).get(key);
    const underway = wanted();
    set(changesAtom, (changes) => new Map(changes).set(key, !(underway ?? isBookmarked)));
    // A tap while an earlier one is being sent only changes the wanted state. The loop sends the changes one after the
    // other.
    if (underway !== undefined) return;
    try {
      let isWanted: boolean;
      do {
        isWanted = wanted() ?? false;
        await get(changeBookmarkAtom).mutateAsync({ memberId, target, isWanted });
        if (wanted() === isWanted) onChanged(isWanted ? 'added' : 'removed');
        // Lists refetch before the change is forgotten, otherwise their hearts would flicker.
        await refetchBookmarks(get(queryClientAtom));
        // After the cache notifications, otherwise a removed card would reappear for a moment.
        await new Promise<void>((resolve) => notifyManager.schedule(resolve));
      } while (wanted() !== isWanted);
    } finally {
      set(changesAtom, (changes) => without(changes, key));
    }
  },
);

/** The script of the calls is loaded with the first press, so that the first load stays small. */
const changeBookmarkAtom = writeAtom(async (change: BookmarkChange, client): Promise<void> => {
  const { changeBookmark } = await import('./changeBookmark.ts');
  return changeBookmark(client, change);
});

const bookmarksQueryAtom = atomWithQuery(() => bookmarksQuery);

const serverBookmarksAtom = atom((get): ReadonlyMap<string, string> => {
  const answer = get(memberIdAtom) !== null ? get(bookmarksQueryAtom).data : undefined;
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
