import type { Queryable } from '../../db/database.ts';
import { limits } from '../../limits.ts';

/** Deletes counts of tries whose time is over, a few at a time. */
export async function deleteOldTries(db: Queryable, now: Date): Promise<void> {
  await db.query(
    `delete from tries where key in (
       select key from tries where expire < $1 order by expire limit $2
       for update skip locked)`,
    [now.getTime(), limits.signIn.forgottenAtOnce],
  );
}
