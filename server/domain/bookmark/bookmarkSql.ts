import type { Bookmark, BookmarkableType, BookmarkShelf } from '../../../contract/bookmark.ts';
import type { Queryable } from '../../db/database.ts';
import { jsonList } from '../../db/jsonSql.ts';
import { clinicCard, clinicIsPublished } from '../clinic/clinicSql.ts';
import { doctorCard, doctorIsShown } from '../doctor/doctorCardSql.ts';
import { eventCard, eventIsShown } from '../event/eventCardSql.ts';
import { reviewCard, reviewIsPublished } from '../review/reviewCardSql.ts';

export interface BookmarkTarget {
  type: BookmarkableType;
  id: string;
}

interface TargetSource {
  table: string;
  /** The condition under which a visitor can open the target. */
  visible: string;
  card: string;
}

const SOURCES: Record<BookmarkableType, TargetSource> = {
  CLINIC: { table: 'clinic', visible: clinicIsPublished, card: clinicCard },
  DOCTOR: { table: 'doctor', visible: doctorIsShown, card: doctorCard },
  EVENT: { table: 'event', visible: eventIsShown, card: eventCard },
  REVIEW: { table: 'review', visible: reviewIsPublished, card: reviewCard },
};

/** What is bookmarked and gone, or hidden for a while, is left out; it comes back when it does. */
export async function selectShelf(db: Queryable, memberId: string): Promise<BookmarkShelf> {
  const [row] = await db.query<{ shelf: BookmarkShelf }>(
    `select json_build_object(
       'clinics', ${cards('CLINIC')}, 'doctors', ${cards('DOCTOR')},
       'events', ${cards('EVENT')}, 'reviews', ${cards('REVIEW')}) as shelf`,
    [memberId],
  );
  if (!row) throw new Error('A select without a table answers one row');
  return row.shelf;
}

const fields = `bookmark.id, bookmark.target_id as "bookmarkableId",
  bookmark.target_type as "bookmarkableType"`;

export function selectBookmarks(
  db: Queryable,
  memberId: string,
  { type, id }: BookmarkTarget,
): Promise<Bookmark[]> {
  return db.query<Bookmark>(
    `select ${fields} from bookmark
     where member_id = $1 and target_type = $2 and target_id = $3`,
    [memberId, type, id],
  );
}

interface NewBookmark {
  id: string;
  memberId: string;
  target: BookmarkTarget;
  at: Date;
}

/** One statement for all cases: the first, the hundredth at the same moment, and a target that is not there. */
export async function insertBookmark(
  db: Queryable,
  { id, memberId, target, at }: NewBookmark,
): Promise<Bookmark | undefined> {
  const { table, visible } = SOURCES[target.type];
  const [bookmark] = await db.query<Bookmark>(
    `insert into bookmark (id, member_id, target_type, target_id, created_at)
     select $1::uuid, $2::uuid, $3::text, ${table}.id, $5::timestamptz
     from ${table} where ${table}.id = $4 and ${visible}
     on conflict (member_id, target_type, target_id)
     -- Changes nothing, but makes the bookmark that was there the answer.
     do update set target_id = excluded.target_id
     returning ${fields}`,
    [id, memberId, target.type, target.id, at],
  );
  return bookmark;
}

export async function deleteBookmark(
  db: Queryable,
  memberId: string,
  id: string,
): Promise<{ id: string } | undefined> {
  const [deleted] = await db.query<{ id: string }>(
    'delete from bookmark where id = $1 and member_id = $2 returning id',
    [id, memberId],
  );
  return deleted;
}

function cards(type: BookmarkableType): string {
  const { table, visible, card } = SOURCES[type];
  return jsonList(
    card,
    `bookmark join ${table} on ${table}.id = bookmark.target_id
     where bookmark.member_id = $1 and bookmark.target_type = '${type}' and ${visible}`,
    'bookmark.id desc',
  );
}
