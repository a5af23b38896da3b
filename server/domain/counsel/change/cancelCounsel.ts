import { uuidv7 } from 'uuidv7';
import type { Texts } from '../../../crypto/texts.ts';
import type { Queryable } from '../../../db/database.ts';
import { canceledText } from '../../../notify/staffNoticeTexts.ts';
import { writeStaffNotice } from '../../../notify/writeNotices.ts';
import { orNotFound, refuse } from '../../../refusal.ts';
import { moveCounsel } from '../counselRules.ts';
import { insertCounselChange, lockCounsel } from '../counselSql.ts';
import { reasonPlace } from '../texts/counselTexts.ts';
import { saveProgress } from './saveProgress.ts';

interface Cancel {
  memberId: string;
  id: string;
  reason: string;
  texts: Texts;
  at: Date;
}

/** A member may cancel, with a reason, as long as the counsel is not over. */
export async function cancelCounsel(
  tx: Queryable,
  { memberId, id, reason, texts, at }: Cancel,
): Promise<void> {
  const progress = orNotFound(await lockCounsel(tx, memberId, id));
  if (reason.trim() === '') throw refuse('invalid_input', 'body.reason: empty');
  const move = { to: 'CANCELED', by: 'member', reason, appointment: null, now: at } as const;
  const next = moveCounsel(progress, move);
  if (next === null) throw refuse('not_allowed_now');
  await saveProgress(tx, id, next, at);
  const changeId = uuidv7();
  await insertCounselChange(tx, {
    id: changeId,
    counselId: id,
    from: progress.state,
    to: next.state,
    by: 'member',
    reason: texts.seal(reason, reasonPlace(changeId)),
    at,
  });
  await writeStaffNotice(tx, id, { textOf: canceledText, at });
}
