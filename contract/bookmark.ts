import { z } from 'zod';
import { ClinicCard } from './clinic.ts';
import { DoctorCard } from './doctor.ts';
import { endpoints } from './endpoint.ts';
import { EventCardWithStage } from './event.ts';
import { RECORD_TYPES } from './plain/enums.ts';
import { ReviewCard } from './review.ts';
import {
  afterParam,
  limitOrAll,
  list,
  Nothing,
  offsetParam,
  one,
  PathId,
  RecordId,
} from './shape.ts';

export const BookmarkableType = z.enum(RECORD_TYPES);
export type BookmarkableType = z.infer<typeof BookmarkableType>;

export const Bookmark = z.object({
  id: z.string(),
  bookmarkableId: z.string(),
  bookmarkableType: BookmarkableType,
});
export type Bookmark = z.infer<typeof Bookmark>;

/** The bookmarkable types as paths and queries spell them. */
const TypeInPath = z.enum(['clinic', 'doctor', 'event', 'review']);

/** `after` is the id of the last bookmark, so that the list continues there even if the bookmark was removed since. */
const own = { bookmarkId: z.string() };

export const BookmarkShelf = z.object({
  clinics: z.array(ClinicCard.extend(own)),
  doctors: z.array(DoctorCard.extend(own)),
  events: z.array(EventCardWithStage.extend(own)),
  reviews: z.array(ReviewCard.extend(own)),
});
export type BookmarkShelf = z.infer<typeof BookmarkShelf>;

export const bookmarkEndpoints = endpoints({
  'GET /member/bookmarks': {
    summary: "The member's bookmarks as cards, newest first in each type",
    audience: 'member',
    query: z.strictObject({
      /** Only this type is sent; the lists of the other types are empty. */
      type: TypeInPath.optional(),
      offset: offsetParam,
      limit: limitOrAll,
      after: afterParam,
    }),
    output: one(BookmarkShelf),
  },
  'GET /member/bookmarks/keys': {
    summary: 'All bookmarks without their cards, for the hearts in lists',
    audience: 'member',
    output: list(Bookmark),
  },
  'GET /member/bookmarks/:type/:id': {
    summary: 'The bookmark of one record: a list with one entry or none',
    audience: 'member',
    params: z.strictObject({
      type: TypeInPath,
      id: z.string().max(200),
    }),
    output: list(Bookmark),
  },
  'POST /member/bookmarks': {
    summary: 'Bookmark a record; a second call returns the same bookmark',
    audience: 'member',
    body: z.strictObject({ bookmarkableId: RecordId, bookmarkableType: BookmarkableType }),
    output: one(Bookmark),
    errors: ['not_found', 'day_limit_reached'],
  },
  'DELETE /member/bookmarks/:id': {
    summary: 'Remove a bookmark by its own id',
    audience: 'member',
    params: PathId,
    output: Nothing,
    errors: ['not_found'],
  },
});
