import { useStore } from 'jotai';
import { createContext, useCallback, useSyncExternalStore } from 'react';
import type { RecordName } from '../../../contract/plain/records.ts';
import { bookmarkKey, bookmarksAtom } from '../../state/bookmarksAtom.ts';

/**
 * Whether the record is bookmarked. All hearts share one subscription, and a heart renders again only when its
 * own value changes. The server always renders false.
 */
export function useIsBookmarked(target: RecordName): boolean {
  const store = useStore();
  const listen = useCallback((redraw: () => void) => store.sub(bookmarksAtom, redraw), [store]);
  const isBookmarked = () => store.get(bookmarksAtom).has(bookmarkKey(target));
  return useSyncExternalStore(listen, isBookmarked, () => false);
}

/** True around a card that the bookmark page has read: it is bookmarked even before the other answer has arrived. */
export const IsInBookmarkList = createContext(false);
