import { uuidv7 } from 'uuidv7';
import type { Queryable } from '../../../db/database.ts';
import { canceledText } from '../../../notify/staffNoticeTexts.ts';
import { writeStaffNotice } from '../../../notify/writeNotices.ts';
import { closeCounsel } from '../counselRules.ts';
import { insertCounselChange } from '../counselSql.ts';
import type { CounselOfMember } from '../texts/eraseTextsSql.ts';
import { saveWithoutVisit } from './saveProgress.ts';

/** Cancels counsels because the member withdrew the consent. The history names this cause instead of a reason. */
export async function closeCounselsOf(
  tx: Queryable,
  counsels: readonly CounselOfMember[],
  at: Date,
): Promise<void> {
  // Sorted by clinic: two withdrawals lock seats in the same order and cannot deadlock.
  const ordered = [...counsels].sort((one, other) => (one.clinicId < other.clinicId ? -1 : 1));
  for (const { id, progress } of ordered) {
    const next = closeCounsel(progress, at);
    if (next === null) continue;
    await saveWithoutVisit(tx, id, next, at);
    await insertCounselChange(tx, {
      id: uuidv7(),
      counselId: id,
      from: progress.state,
      to: next.state,
      by: 'member',
      at,
      reason: null,
      cause: 'consent_withdrawn',
    });
    await writeStaffNotice(tx, id, { textOf: canceledText, at });
  }
}
