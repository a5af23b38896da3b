import { type Atom, atom, useAtomValue, useStore } from 'jotai';
import { useMemo } from 'react';
import type { BookmarkableType } from '../../contract/bookmark.ts';

export interface BookmarkTarget {
  type: BookmarkableType;
  id: string;
  /**
   * The clinic where a counsel about it takes place. A doctor without a clinic has none, and lists do not need
   * it.
   */
  clinicId?: string | undefined;
}

type OptimisticBookmarks = ReadonlyMap<string, boolean>;

/**
 * The last tap by target, until the server has followed: true adds the bookmark, false removes it. Every heart
 * shows it instead of the server's value, so all hearts agree, and after a failure they fall back.
 */
const optimisticBookmarksAtom = atom<OptimisticBookmarks>(new Map());

export const bookmarkKey = ({ type, id }: BookmarkTarget) => `${type}/${id}`;

export const useOptimisticBookmarks = (): OptimisticBookmarks =>
  useAtomValue(optimisticBookmarksAtom);

/** The bookmark keys of the server with the optimistic changes applied. */
export const withOptimisticBookmarks = (
  keysAtom: Atom<ReadonlySet<string>>,
): Atom<ReadonlySet<string>> =>
  atom((get) => {
    const keys = new Set(get(keysAtom));
    for (const [key, isWanted] of get(optimisticBookmarksAtom)) {
      if (isWanted) keys.add(key);
      else keys.delete(key);
    }
    return keys;
  });

/** Reads the current values from the store, for code that runs after an await. */
export function useOptimisticChanges() {
  const store = useStore();
  return useMemo(() => {
    const change = (edit: (changes: Map<string, boolean>) => void) =>
      store.set(optimisticBookmarksAtom, (changes) => {
        const next = new Map(changes);
        edit(next);
        return next;
      });
    return {
      wantedFor: (target: BookmarkTarget) =>
        store.get(optimisticBookmarksAtom).get(bookmarkKey(target)),
      want: (target: BookmarkTarget, isWanted: boolean) =>
        change((changes) => changes.set(bookmarkKey(target), isWanted)),
      forget: (target: BookmarkTarget) => change((changes) => changes.delete(bookmarkKey(target))),
    };
  }, [store]);
}
