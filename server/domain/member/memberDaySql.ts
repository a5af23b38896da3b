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
