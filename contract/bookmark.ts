import { z } from 'zod';
import { ClinicCard } from './clinic.ts';
import { DoctorCard } from './doctor.ts';
import { endpoints } from './endpoint.ts';
import { EventCard } from './event.ts';
import { Review } from './review.ts';
import { list, Nothing, one, PathId, RecordId } from './shape.ts';

export const BOOKMARKABLE_TYPES = ['CLINIC', 'DOCTOR', 'EVENT', 'REVIEW'] as const;
export const BookmarkableType = z.enum(BOOKMARKABLE_TYPES);
export type BookmarkableType = z.infer<typeof BookmarkableType>;

export const Bookmark = z.object({
  id: z.string(),
  bookmarkableId: z.string(),
  bookmarkableType: BookmarkableType,
});
export type Bookmark = z.infer<typeof Bookmark>;

export const BookmarkShelf = z.object({
  clinics: z.array(ClinicCard),
  doctors: z.array(DoctorCard),
  events: z.array(EventCard),
  reviews: z.array(Review),
});
export type BookmarkShelf = z.infer<typeof BookmarkShelf>;

export const bookmarkEndpoints = endpoints({
  'GET /member/bookmarks': {
    summary: 'Everything the member has bookmarked, newest first in each kind',
    audience: 'member',
    output: one(BookmarkShelf),
  },
  'GET /member/bookmarks/:type/:id': {
    summary: 'The bookmark on one target: a list of one, or of none',
    audience: 'member',
    params: z.strictObject({
      type: z.enum(['clinic', 'doctor', 'event', 'review']),
      id: z.string().max(200),
    }),
    output: list(Bookmark),
  },
  'POST /member/bookmarks': {
    summary: 'Bookmark a target; doing it twice is fine',
    audience: 'member',
    body: z.strictObject({ bookmarkableId: RecordId, bookmarkableType: BookmarkableType }),
    output: one(Bookmark),
    errors: ['not_found'],
  },
  'DELETE /member/bookmarks/:id': {
    summary: 'Remove a bookmark by its own id',
    audience: 'member',
    params: PathId,
    output: Nothing,
    errors: ['not_found'],
  },
});
