import { uuidv7 } from 'uuidv7';
import { type BookmarkableType, bookmarkEndpoints } from '../../../contract/bookmark.ts';
import { RecordId } from '../../../contract/shape.ts';
import type { AppContext } from '../../appContext.ts';
import { found, recordId } from '../../http/found.ts';
import { type Implementation, implement } from '../../http/implement.ts';
import { deleteBookmark, insertBookmark, selectBookmarks, selectShelf } from './bookmarkSql.ts';

/**
 * Bookmarks order the popular reviews, yet none of these writes raises the public version: a heart
 * would then empty everybody's caches. That order may be as old as the longest cached answer.
 */
export function bookmarkRoutes({ db }: AppContext): Implementation {
  return implement(bookmarkEndpoints, {
    'GET /member/bookmarks': async (_, { session }) => ({
      data: await selectShelf(db, session.memberId),
    }),

    // What is no id of ours was never bookmarked: an empty list, as for any other target.
    'GET /member/bookmarks/:type/:id': async ({ params }, { session }) => {
      const { data: id } = RecordId.safeParse(params.id);
      if (id === undefined) return { data: [] };
      const target = { type: typeInPath[params.type], id };
      return { data: await selectBookmarks(db, session.memberId, target) };
    },

    'POST /member/bookmarks': async ({ body }, { session, now }) => {
      const target = { type: body.bookmarkableType, id: body.bookmarkableId };
      const bookmark = { id: uuidv7(), memberId: session.memberId, target, at: now };
      return { data: found(await insertBookmark(db, bookmark)) };
    },

    'DELETE /member/bookmarks/:id': async ({ params }, { session }) => {
      found(await deleteBookmark(db, session.memberId, recordId(params.id)));
      return {};
    },
  });
}

const typeInPath: Record<'clinic' | 'doctor' | 'event' | 'review', BookmarkableType> = {
  clinic: 'CLINIC',
  doctor: 'DOCTOR',
  event: 'EVENT',
  review: 'REVIEW',
};
