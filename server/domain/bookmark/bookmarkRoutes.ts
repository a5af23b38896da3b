import { uuidv7 } from 'uuidv7';
import {
  type BookmarkableType,
  type BookmarkShelf,
  bookmarkEndpoints,
} from '../../../contract/bookmark.ts';
import { RecordId } from '../../../contract/shape.ts';
import type { AppContext } from '../../appContext.ts';
import { implement, type Route } from '../../http/implement.ts';
import { koreanDayOf } from '../../lib/koreanDay.ts';
import { orNotFound, recordId } from '../../refusal.ts';
import { chargeMember } from '../member/chargeMember.ts';
import {
  deleteBookmark,
  insertBookmark,
  selectBookmarks,
  selectKeys,
  streamBookmarkCards,
} from './bookmarkSql.ts';

/**
 * Bookmarks count for sorting by popularity, but they write no row into the feed: each bookmark would make all lists
 * stale. Pages with a list sorted by popularity may therefore be two minutes old.
 */
export function bookmarkRoutes({ db }: AppContext): readonly Route[] {
  return implement(bookmarkEndpoints, {
    'GET /member/bookmarks': async ({ query: { type, ...slice } }, { session, now }) => {
      const day = koreanDayOf(now);
      const cardsOf = <Card>(kind: keyof typeof typeInPath) => {
        const of = { memberId: session.memberId, type: typeInPath[kind], day };
        return type === undefined || type === kind
          ? streamBookmarkCards<Card>(db, of, slice)
          : noRows();
      };
      return {
        data: {
          clinics: cardsOf<Rows['clinics']>('clinic'),
          doctors: cardsOf<Rows['doctors']>('doctor'),
          events: cardsOf<Rows['events']>('event'),
          reviews: cardsOf<Rows['reviews']>('review'),
        },
      };
    },

    'GET /member/bookmarks/keys': async (_, { session }) => ({
      data: await selectKeys(db, session.memberId),
    }),

    // An id that is no UUID has no bookmark: the answer is an empty list.
    'GET /member/bookmarks/:type/:id': async ({ params }, { session }) => {
      const { data: id } = RecordId.safeParse(params.id);
      if (id === undefined) return { data: [] };
      const target = { type: typeInPath[params.type], id };
      return { data: await selectBookmarks(db, session.memberId, target) };
    },

    'POST /member/bookmarks': async ({ body }, { session: { memberId }, now }) => {
      await chargeMember(db, { memberId, kind: 'bookmarks', now });
      const target = { type: body.bookmarkableType, id: body.bookmarkableId };
      const bookmark = { id: uuidv7(), memberId, target, at: now };
      return { data: orNotFound(await insertBookmark(db, bookmark)) };
    },

    'DELETE /member/bookmarks/:id': async ({ params }, { session }) => {
      orNotFound(await deleteBookmark(db, session.memberId, recordId(params.id)));
      return {};
    },
  });
}

async function* noRows(): AsyncGenerator<never> {}

type Rows = { [List in keyof BookmarkShelf]: BookmarkShelf[List][number] };

const typeInPath: Record<'clinic' | 'doctor' | 'event' | 'review', BookmarkableType> = {
  clinic: 'CLINIC',
  doctor: 'DOCTOR',
  event: 'EVENT',
  review: 'REVIEW',
};
