import type { QueryClient } from '@tanstack/query-core';
import type { BookmarkableType, BookmarkShelf } from '../../../contract/bookmark.ts';
import { memberPages, memberQuery } from '../../api/memberCall.ts';
import { MEMBER_PAGE_SIZE } from '../../constants.ts';
import type { BookmarkTarget } from '../../state/bookmarks.ts';

/** The bookmark on one target: a list of one, or of none. */
export const bookmarkQuery = ({ type, id }: BookmarkTarget) =>
  memberQuery('GET /member/bookmarks/:type/:id', { params: { type: TYPE_IN_PATH[type], id } });

/** The ids of everything that the member has bookmarked, for all hearts together. */
export const bookmarkKeysQuery = memberQuery('GET /member/bookmarks/keys', {});

/** What the member has bookmarked of one kind, a page at a time. */
export const shelfQuery = <T extends BookmarkableType>(type: T) =>
  memberPages(
    'GET /member/bookmarks',
    (slice) => ({ query: { type: TYPE_IN_PATH[type], ...slice } }),
    { limit: MEMBER_PAGE_SIZE, rowsOf: (answer) => shelfIn(answer)[LIST_OF[type]] },
  );

/** The shelf itself, which arrives in `data` or one level deeper, as lists do. */
export const shelfIn = ({ data }: { data: BookmarkShelf | { data: BookmarkShelf } }) =>
  'data' in data ? data.data : data;

/** What is bookmarked has changed: hearts and shelves ask again. */
export const renewShelf = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({
    predicate: ({ queryKey: [call] }) =>
      call === 'GET /member/bookmarks' || call === 'GET /member/bookmarks/keys',
  });

export const LIST_OF = {
  CLINIC: 'clinics',
  DOCTOR: 'doctors',
  EVENT: 'events',
  REVIEW: 'reviews',
} as const satisfies Record<BookmarkableType, keyof BookmarkShelf>;

const TYPE_IN_PATH = {
  CLINIC: 'clinic',
  DOCTOR: 'doctor',
  EVENT: 'event',
  REVIEW: 'review',
} as const satisfies Record<BookmarkableType, string>;
