import { atom, useStore } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { createContext, useCallback, useSyncExternalStore } from 'react';
import type { BookmarkKeys } from '../../../contract/bookmark.ts';
import { atomWithQuery } from '../../api/queryAtoms.ts';
import { type BookmarkTarget, bookmarkKey, withWishes } from '../../state/bookmarks.ts';
import { whoQuery } from '../session/useSession.ts';
import { bookmarkKeysQuery } from './bookmarkQueries.ts';

const whoAtom = atomWithQuery(() => whoQuery);
/** Guests have none. An atom that nobody has listened to for a while may not know yet that one is looking. */
const keptAtom = atomWithQuery((get) => {
  const client = get(queryClientAtom);
  const isMember = Boolean(get(whoAtom).data);
  return {
    ...bookmarkKeysQuery,
    enabled: () => isMember && Boolean(client.getQueryData(whoQuery.queryKey)),
  };
});
const keysAtom = atom((get) => {
  const answer = get(whoAtom).data ? get(keptAtom).data : undefined;
  return keysOn(answer?.data);
});
const shownKeysAtom = withWishes(keysAtom);

/**
 * Whether the heart of a target is filled. The keys are one question for all hearts, asked and
 * listened to once; a heart is drawn anew only when it turns over itself. The server knows nobody's hearts.
 */
export function useIsShelved(target: BookmarkTarget): boolean {
  const store = useStore();
  const listen = useCallback((redraw: () => void) => store.sub(shownKeysAtom, redraw), [store]);
  const isShelved = () => store.get(shownKeysAtom).has(bookmarkKey(target));
  return useSyncExternalStore(listen, isShelved, () => false);
}

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

/** Around the cards of the bookmarks page: all of them are bookmarked, whether the keys have come yet or not. */
export const OnShelf = createContext(false);
