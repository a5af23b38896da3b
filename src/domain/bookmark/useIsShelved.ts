import { atom, useStore } from 'jotai';
import { atomWithQuery, queryClientAtom } from 'jotai-tanstack-query';
import { useCallback, useSyncExternalStore } from 'react';
import { type BookmarkTarget, bookmarkKey, withWishes } from '../../state/bookmarks.ts';
import { whoQuery } from '../session/sessionQueries.ts';
import { shelfQuery } from './bookmarkQueries.ts';
import { keysOn } from './keysOn.ts';

const whoAtom = atomWithQuery(() => whoQuery);
/** Guests have none. An atom that nobody has listened to for a while may not know yet that one is looking. */
const shelfAtom = atomWithQuery((get) => {
  const client = get(queryClientAtom);
  const isMember = Boolean(get(whoAtom).data);
  return {
    ...shelfQuery,
    enabled: () => isMember && Boolean(client.getQueryData(whoQuery.queryKey)),
  };
});
const keysAtom = atom((get) => keysOn(get(whoAtom).data ? get(shelfAtom).data?.data : undefined));
const shownKeysAtom = withWishes(keysAtom);

/**
 * Whether the heart of a target is filled. The shelf is one question for all hearts of a list, asked and
 * listened to once; a heart is drawn anew only when it turns over itself. The server knows nobody's hearts.
 */
export function useIsShelved(target: BookmarkTarget): boolean {
  const store = useStore();
  const listen = useCallback((redraw: () => void) => store.sub(shownKeysAtom, redraw), [store]);
  const isShelved = () => store.get(shownKeysAtom).has(bookmarkKey(target));
  return useSyncExternalStore(listen, isShelved, () => false);
}
