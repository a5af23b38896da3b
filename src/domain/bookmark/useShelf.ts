import { hashKey } from '@tanstack/query-core';
import { useEffect, useEffectEvent } from 'react';
import type { BookmarkableType, BookmarkShelf } from '../../../contract/bookmark.ts';
import { usePages } from '../../api/usePages.ts';
import { useQueryClient } from '../../api/useQueryClient.ts';
import { bookmarkKey, useBookmarkWishes } from '../../state/bookmarks.ts';
import { LIST_OF, shelfIn, shelfQuery } from './bookmarkQueries.ts';

/** What is bookmarked of one kind; what was removed a moment ago is gone already. */
export function useShelf<T extends BookmarkableType>(type: T) {
  type Card = BookmarkShelf[(typeof LIST_OF)[T]][number];
  const query = shelfQuery(type);
  const list = usePages(query, (answer) => shelfIn(answer)[LIST_OF[type]] as readonly Card[]);
  const wishes = useBookmarkWishes();
  useFreshShelf(query.queryKey);
  const cards = list.rows?.filter(({ id }) => wishes.get(bookmarkKey({ type, id })) !== false);
  return { ...list, cards };
}

/** A member who comes back may have changed it in between, on this device or on another. */
function useFreshShelf(queryKey: readonly unknown[]): void {
  const client = useQueryClient();
  const refresh = useEffectEvent(
    () =>
      void client.refetchQueries(
        { queryKey, type: 'active', exact: true },
        { cancelRefetch: false },
      ),
  );
  const key = hashKey(queryKey);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each kind is a shelf of its own
  useEffect(() => refresh(), [key]);
}
