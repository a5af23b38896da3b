import { hashKey } from '@tanstack/query-core';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { BookmarkableType, BookmarkShelf } from '../../../contract/bookmark.ts';
import { TYPE_IN_PATH } from '../../../contract/plain/records.ts';
import { memberPages } from '../../api/memberCall.ts';
import { pagesOf } from '../../api/pagesOf.ts';
import { useQueryClient } from '../../api/useQueryClient.ts';
import { useServerPages } from '../../api/useServerData.ts';
import { MEMBER_PAGE_SIZE } from '../../constants.ts';
import { mapAnswer } from '../../lib/answer.ts';
import { bookmarkChangesAtom, bookmarkKey } from '../../state/bookmarksAtom.ts';
import { withKept } from './withKept.ts';

const LIST_OF = {
  CLINIC: 'clinics',
  DOCTOR: 'doctors',
  EVENT: 'events',
  REVIEW: 'reviews',
} as const satisfies Record<BookmarkableType, keyof BookmarkShelf>;

/** The member's bookmark list of one type, read page by page. */
const shelfQuery = (type: BookmarkableType) =>
  memberPages(
    'GET /member/bookmarks',
    (slice) => ({ query: { type: TYPE_IN_PATH[type], ...slice } }),
    {
      limit: MEMBER_PAGE_SIZE,
      rowsOf: (answer) => shelfIn(answer)[LIST_OF[type]].map(({ bookmarkId: id }) => ({ id })),
    },
  );

/** The list arrives in `data` or one level deeper, like other lists. */
const shelfIn = ({ data }: { data: BookmarkShelf | { data: BookmarkShelf } }) =>
  'data' in data ? data.data : data;

/**
 * The member's bookmark list of one type. A card that is removed in this visit stays in its place until the member
 * leaves the list (`isBookmarked: false`), so that a press on its heart takes it back.
 */
export function useShelf<T extends BookmarkableType>(type: T) {
  type Card = BookmarkShelf[(typeof LIST_OF)[T]][number];
  const list = pagesOf(
    useServerPages(shelfQuery(type)),
    (page) => shelfIn(page)[LIST_OF[type]] as readonly Card[],
  );
  const changes = useAtomValue(bookmarkChangesAtom);
  useFreshShelf(type);
  const removed = useRef(new Set<string>());
  const shown = useRef<readonly Card[]>([]);
  const isRemoved = ({ id }: Card) => changes.get(bookmarkKey({ type, id })) === false;
  const answer = mapAnswer(list.answer, (cards) => {
    // React may render twice: the same cards give the same result.
    for (const card of cards) {
      if (isRemoved(card)) removed.current.add(card.id);
      else removed.current.delete(card.id);
    }
    const bookmarked = new Set(cards.filter((card) => !isRemoved(card)).map(({ id }) => id));
    const stays = ({ id }: Card) => bookmarked.has(id) || removed.current.has(id);
    shown.current = withKept(shown.current.filter(stays), cards);
    return shown.current.map((card) => ({ card, isBookmarked: bookmarked.has(card.id) }));
  });
  return { ...list, answer };
}

/** Refetches on each visit: the member may have changed bookmarks on another page or device. */
function useFreshShelf(type: BookmarkableType): void {
  const client = useQueryClient();
  const { queryKey } = shelfQuery(type);
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
