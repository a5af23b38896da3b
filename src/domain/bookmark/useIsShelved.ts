import { atom, useStore } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { useCallback, useSyncExternalStore } from 'react';
import { atomWithQuery } from '../../api/queryAtoms.ts';
import { type BookmarkTarget, bookmarkKey, withWishes } from '../../state/bookmarks.ts';
import { whoQuery } from '../session/useSession.ts';
import { bookmarkKeysQuery } from './bookmarkQueries.ts';
import { keysOn } from './keysOn.ts';

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
