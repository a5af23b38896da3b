import type { Bookmark, BookmarkableType } from '../../../contract/bookmark.ts';
import type { Queryable } from '../../db/database.ts';
import type { RowJson } from '../../db/rowJson.ts';
import { streamRows } from '../../db/streamRows.ts';
import { clinicIsPublished } from '../clinic/clinicBriefSql.ts';
import { clinicCard } from '../clinic/clinicSql.ts';
import { doctorCard, doctorIsShown } from '../doctor/doctorCardSql.ts';
import { eventCardWithStage, eventIsShown } from '../event/eventCardSql.ts';
import { reviewCard, reviewIsPublished } from '../review/reviewCardSql.ts';

export interface BookmarkTarget {
  type: BookmarkableType;
  id: string;
}

interface TargetSource {
  table: string;
  /** True when visitors can open the record. */
  visible: string;
  /** The card on a day in Seoul. */
  card: (day: string) => string;
}

const SOURCES: Record<BookmarkableType, TargetSource> = {
  CLINIC: { table: 'clinic', visible: clinicIsPublished, card: () => clinicCard },
  DOCTOR: { table: 'doctor', visible: doctorIsShown, card: () => doctorCard },
  EVENT: { table: 'event', visible: eventIsShown, card: eventCardWithStage },
  REVIEW: { table: 'review', visible: reviewIsPublished, card: () => reviewCard },
};

interface BookmarkSlice {
  offset: number;
  limit?: number | undefined;
  /** The id of a bookmark. */
  after?: string | undefined;
}

/** The bookmarks of one type, newest first. Hidden records are left out until they are public again. */
export async function* streamBookmarkCards<Card>(
  db: Queryable,
  { memberId, type, day }: { memberId: string; type: BookmarkableType; day: string },
  slice: BookmarkSlice,
): AsyncGenerator<RowJson<Card>> {
  const { table, visible, card } = SOURCES[type];
  const withId = `left((${card(day)})::text, -1) || ',"bookmarkId":"' || bookmark.id || '"}'`;
  yield* streamRows<Card>(
    db,
    {
      table: 'bookmark',
      own: `bookmark.member_id = $1 and bookmark.target_type = '${type}' and exists (
        select 1 from ${table} where ${table}.id = bookmark.target_id and ${visible})`,
      params: [memberId],
      item: `select ${withId} from ${table} where ${table}.id = bookmark.target_id`,
      order: 'newest',
    },
    slice,
  );
}

const fields = `bookmark.id, bookmark.target_id as "bookmarkableId",
  bookmark.target_type as "bookmarkableType"`;

/** All bookmarks of the member, also of hidden records. */
export const selectKeys = (db: Queryable, memberId: string): Promise<Bookmark[]> =>
  db.query<Bookmark>(`select ${fields} from bookmark where member_id = $1`, [memberId]);

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

/** One statement also handles parallel calls and a record that does not exist. */
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
     -- Changes nothing, but returns the existing bookmark.
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
