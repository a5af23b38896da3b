import { hashKey } from '@tanstack/query-core';
import { useEffect, useEffectEvent } from 'react';
import type { BookmarkableType, BookmarkShelf } from '../../../contract/bookmark.ts';
import { usePages } from '../../api/usePages.ts';
import { useQueryClient } from '../../api/useQueryClient.ts';
import { mapAnswer } from '../../lib/answer.ts';
import { bookmarkKey, useOptimisticBookmarks } from '../../state/bookmarks.ts';
import { LIST_OF, shelfIn, shelfQuery } from './bookmarkQueries.ts';

/** The member's bookmark list of one type, without the cards removed a moment ago. */
export function useShelf<T extends BookmarkableType>(type: T) {
  type Card = BookmarkShelf[(typeof LIST_OF)[T]][number];
  const query = shelfQuery(type);
  const list = usePages(query, (answer) => shelfIn(answer)[LIST_OF[type]] as readonly Card[]);
  const changes = useOptimisticBookmarks();
  useFreshShelf(query.queryKey);
  const answer = mapAnswer(list.answer, (cards) =>
    cards.filter(({ id }) => changes.get(bookmarkKey({ type, id })) !== false),
  );
  return { ...list, answer };
}

/** Refetches on each visit: the member may have changed bookmarks on another page or device. */
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
