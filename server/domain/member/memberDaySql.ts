import type { Queryable } from '../../db/database.ts';

interface DayAct {
  memberId: string;
  kind: string;
  /** The day in Seoul, e.g. 2026-11-23. */
  day: string;
  bytes: number;
  most: { acts: number; bytes: number };
}

/**
 * True when the act fits into the day's limit and was counted. Locks the row: of two parallel acts, the second counts
 * the first. A process whose clock is late counts on the newer day, too.
 */
export async function countAct(db: Queryable, act: DayAct): Promise<boolean> {
  const { memberId, kind, day, bytes, most } = act;
  const rows = await db.query(
    `insert into member_day as today (member_id, kind, day, acts, bytes)
     values ($1, $2, $3, 1, $4)
     on conflict (member_id, kind) do update set
       day = greatest(today.day, excluded.day),
       acts = case when today.day < excluded.day then 1 else today.acts + 1 end,
       bytes = excluded.bytes + case when today.day < excluded.day then 0 else today.bytes end
     where today.day < excluded.day or (today.acts < $5 and today.bytes < $6)
     returning acts`,
    [memberId, kind, day, bytes, most.acts, most.bytes],
    { isPrepared: true },
  );
  return rows.length > 0;
}

/** Takes a counted act back. On another day than that of the act nothing is counted any more. */
export async function discountAct(db: Queryable, act: Omit<DayAct, 'most'>): Promise<void> {
  const { memberId, kind, day, bytes } = act;
  await db.query(
    `update member_day set acts = acts - 1, bytes = bytes - $4
     where member_id = $1 and kind = $2 and day = $3`,
    [memberId, kind, day, bytes],
  );
}
