import type { BookmarkableType } from '../../../contract/bookmark.ts';
import { memberQuery } from '../../api/memberCall.ts';
import type { BookmarkTarget } from '../../state/bookmarks.ts';

/** The bookmark on one target: a list of one, or of none. */
export const bookmarkQuery = ({ type, id }: BookmarkTarget) =>
  memberQuery('GET /member/bookmarks/:type/:id', { params: { type: TYPE_IN_PATH[type], id } });

/** Everything that the member has bookmarked. */
export const shelfQuery = memberQuery('GET /member/bookmarks', {});

const TYPE_IN_PATH = {
  CLINIC: 'clinic',
  DOCTOR: 'doctor',
  EVENT: 'event',
  REVIEW: 'review',
} as const satisfies Record<BookmarkableType, string>;
