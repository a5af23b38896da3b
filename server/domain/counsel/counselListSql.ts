import type { Queryable } from '../../db/database.ts';
import { CONTENT_BYTES } from '../../db/storedText.ts';
import { type RowSlice, streamRows } from '../../db/streamRows.ts';
import { awaited, counselCard, isChanged } from './counselCardSql.ts';
import type { StoredCounsel } from './counselSql.ts';

const cards = {
  table: 'counsel',
  item: counselCard,
  bytes: CONTENT_BYTES,
  order: 'newest',
} as const;

/** Newest first, as a stream. */
export const streamCounsels = (db: Queryable, memberId: string, slice: RowSlice) =>
  streamRows<StoredCounsel>(
    db,
    { ...cards, own: 'counsel.member_id = $1', params: [memberId] },
    slice,
  );

/**
 * Counsels with an appointment of today or later that are older than the first page. They are few, because a clinic
 * confirms each appointment.
 */
export const streamUpcoming = (
  db: Queryable,
  memberId: string,
  { limit, today }: { limit: number; today: Date },
) =>
  streamRows<StoredCounsel>(db, {
    ...cards,
    own: `counsel.member_id = $1 and ${awaited} >= $2 and counsel.id not in (
      select newest.id from counsel as newest where newest.member_id = $1
      order by newest.id desc limit $3)`,
    params: [memberId, today, limit],
  });

/** The total, and whether any of the newest 1,000 counsels has news. */
export async function countCounsels(
  db: Queryable,
  memberId: string,
): Promise<{ total: number; hasNews: boolean }> {
  const [count] = await db.query<{ total: number; hasNews: boolean }>(
    `select (select count(*) from counsel where member_id = $1) as total,
       exists (
         select 1 from (
           select * from counsel where member_id = $1 order by id desc limit 1000) as counsel
         where ${isChanged} or counsel.last_of_staff > counsel.read_by_member) as "hasNews"`,
    [memberId],
  );
  return count ?? { total: 0, hasNews: false };
}
