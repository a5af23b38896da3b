import type { QueryClient } from '@tanstack/query-core';
import type { BookmarkableType } from '../../contract/bookmark.ts';
import { memberQuery } from '../api/memberCall.ts';

export interface Target {
  type: BookmarkableType;
  id: string;
}

/** All bookmarks of the member by id: one query for all hearts. */
export const bookmarksQuery = memberQuery('GET /member/bookmarks/keys', {});

/** The member's bookmark of one record: a list with one item or none. */
export const bookmarkQuery = ({ type, id }: Target) =>
  memberQuery('GET /member/bookmarks/:type/:id', { params: { type: TYPE_IN_PATH[type], id } });

export const TYPE_IN_PATH = {
  CLINIC: 'clinic',
  DOCTOR: 'doctor',
  EVENT: 'event',
  REVIEW: 'review',
} as const satisfies Record<BookmarkableType, string>;

/** After a change, hearts and bookmark lists refetch. */
export const refetchBookmarks = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({
    predicate: ({ queryKey: [call] }) =>
      call === 'GET /member/bookmarks' || call === 'GET /member/bookmarks/keys',
  });
