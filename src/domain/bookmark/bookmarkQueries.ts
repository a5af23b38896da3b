import type { QueryClient } from '@tanstack/query-core';
import type { BookmarkableType, BookmarkShelf } from '../../../contract/bookmark.ts';
import { memberPages, memberQuery } from '../../api/memberCall.ts';
import { MEMBER_PAGE_SIZE } from '../../constants.ts';
import type { BookmarkTarget } from '../../state/bookmarks.ts';

/** The member's bookmark of one record: a list with one item or none. */
export const bookmarkQuery = ({ type, id }: BookmarkTarget) =>
  memberQuery('GET /member/bookmarks/:type/:id', { params: { type: TYPE_IN_PATH[type], id } });

/** The ids of all bookmarked records: one query for all hearts. */
export const bookmarkKeysQuery = memberQuery('GET /member/bookmarks/keys', {});

/** The member's bookmark list of one type, read page by page. */
export const shelfQuery = <T extends BookmarkableType>(type: T) =>
  memberPages(
    'GET /member/bookmarks',
    (slice) => ({ query: { type: TYPE_IN_PATH[type], ...slice } }),
    { limit: MEMBER_PAGE_SIZE, rowsOf: (answer) => shelfIn(answer)[LIST_OF[type]] },
  );

/** The list arrives in `data` or one level deeper, like other lists. */
export const shelfIn = ({ data }: { data: BookmarkShelf | { data: BookmarkShelf } }) =>
  'data' in data ? data.data : data;

/** After a change, hearts and bookmark lists refetch. */
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
