import type { Queryable } from '../db/database.ts';

/** Stores a follow or unfollow event. Ignores events older than the last one stored. */
export async function updateFriend(
  db: Queryable,
  event: { memberId: string; issuer: string; isFriend: boolean; at: Date },
): Promise<void> {
  await db.query(
    `update member_identity set is_friend = $3, friend_told_at = $4
     where member_id = $1 and issuer = $2 and (friend_told_at is null or friend_told_at <= $4)`,
    [event.memberId, event.issuer, event.isFriend, event.at],
  );
}
