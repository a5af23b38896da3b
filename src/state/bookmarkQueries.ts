import type { QueryClient } from '@tanstack/query-core';
import { type RecordName, TYPE_IN_PATH } from '../../contract/plain/records.ts';
import { memberQuery } from '../api/memberCall.ts';

/** All bookmarks of the member by id: one query for all hearts. */
export const bookmarksQuery = memberQuery('GET /member/bookmarks/keys', {});

/** The member's bookmark of one record: a list with one item or none. */
export const bookmarkQuery = ({ type, id }: RecordName) =>
  memberQuery('GET /member/bookmarks/:type/:id', { params: { type: TYPE_IN_PATH[type], id } });

/** After a change, hearts and bookmark lists refetch. */
export const refetchBookmarks = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({
    predicate: ({ queryKey: [call] }) =>
      call === 'GET /member/bookmarks' || call === 'GET /member/bookmarks/keys',
  });
