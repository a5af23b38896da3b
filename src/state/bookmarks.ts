import { type Atom, atom, useAtomValue, useStore } from 'jotai';
import { useMemo } from 'react';
import type { BookmarkableType } from '../../contract/bookmark.ts';

export interface BookmarkTarget {
  type: BookmarkableType;
  id: string;
  /** Where a counsel about it takes place. A doctor between two clinics has none, and lists do not need it. */
  clinicId?: string | undefined;
}

type Wishes = ReadonlyMap<string, boolean>;

/**
 * What was last tapped, by target, until the server has followed: true wants the bookmark, false wants it gone.
 * Every heart shows it before what the server last said, so all of them agree and one that failed falls back.
 */
const wishesAtom = atom<Wishes>(new Map());

export const bookmarkKey = ({ type, id }: BookmarkTarget) => `${type}/${id}`;

export const useBookmarkWishes = (): Wishes => useAtomValue(wishesAtom);

/** The keys of what is bookmarked, as the wishes will have it. */
export const withWishes = (keysAtom: Atom<ReadonlySet<string>>): Atom<ReadonlySet<string>> =>
  atom((get) => {
    const keys = new Set(get(keysAtom));
    for (const [key, isWanted] of get(wishesAtom)) {
      if (isWanted) keys.add(key);
      else keys.delete(key);
    }
    return keys;
  });

/** For who makes the wishes come true: reads them as they are now, not as they were drawn. */
export function useWishBook() {
  const store = useStore();
  return useMemo(() => {
    const change = (edit: (wishes: Map<string, boolean>) => void) =>
      store.set(wishesAtom, (wishes) => {
        const next = new Map(wishes);
        edit(next);
        return next;
      });
    return {
      wishFor: (target: BookmarkTarget) => store.get(wishesAtom).get(bookmarkKey(target)),
      wish: (target: BookmarkTarget, isWanted: boolean) =>
        change((wishes) => wishes.set(bookmarkKey(target), isWanted)),
      forget: (target: BookmarkTarget) => change((wishes) => wishes.delete(bookmarkKey(target))),
    };
  }, [store]);
}
