import { uuidv7 } from 'uuidv7';
import type { Counsel } from '../../../contract/counsel.ts';
import type { Queryable } from '../../db/database.ts';
import { orNotFound, refuse } from '../../refusal.ts';
import { moveCounsel } from './counselRules.ts';
import { insertMemberChange, lockCounsel, selectCounsel, updateProgress } from './counselSql.ts';

interface Cancel {
  memberId: string;
  id: string;
  reason: string;
  at: Date;
}

/** The member cancels with a reason, until the counsel is over. */
export async function cancelCounsel(
  tx: Queryable,
  { memberId, id, reason, at }: Cancel,
): Promise<Counsel> {
  const progress = orNotFound(await lockCounsel(tx, memberId, id));
  if (reason.trim() === '') throw refuse('invalid_input', 'body.reason: empty');
  const move = { to: 'CANCELED', by: 'member', reason, appointment: null, now: at } as const;
  const next = moveCounsel(progress, move);
  if (next === null) throw refuse('not_allowed_now');
  await updateProgress(tx, id, next, at);
  const change = { id: uuidv7(), counselId: id, from: progress.state, to: next.state, reason, at };
  await insertMemberChange(tx, change);
  return orNotFound(await selectCounsel(tx, memberId, id));
}
