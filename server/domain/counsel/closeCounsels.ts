import { uuidv7 } from 'uuidv7';
import type { Queryable } from '../../db/database.ts';
import { closeCounsel } from './counselRules.ts';
import { insertMemberChange, writeProgress } from './counselSql.ts';
import type { HeldCounsel } from './eraseTextsSql.ts';

/** Cancels counsels because the member withdrew the consent. The history names this cause in the place of a reason. */
export async function closeCounselsOf(
  tx: Queryable,
  counsels: readonly HeldCounsel[],
  at: Date,
): Promise<void> {
  for (const { id, progress } of counsels) {
    const next = closeCounsel(progress, at);
    if (next === null) continue;
    await writeProgress(tx, id, next, at);
    await insertMemberChange(tx, {
      id: uuidv7(),
      counselId: id,
      from: progress.state,
      to: next.state,
      at,
      reason: null,
      cause: 'consent_withdrawn',
    });
  }
}
