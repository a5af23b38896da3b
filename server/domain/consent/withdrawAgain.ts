import { TRANSLATION_PURPOSE } from '../../../contract/plain/consent.ts';
import type { Transacting } from '../../db/database.ts';
import { selectUnerased } from '../counsel/texts/eraseTextsSql.ts';
import { stopLineReading } from '../lineReading/lineReadingSql.ts';
import { lockMember } from '../member/memberSql.ts';
import { withdrawTranslation } from '../translation/withdrawTranslation.ts';
import { selectInForce } from './consentSql.ts';
import { withdrawConsent } from './withdrawConsent.ts';

/**
 * A restored backup contains texts that were erased after it was made, and the consent to their clinic. The erasure log
 * names the counsels. Erases them and no others, and withdraws the consent again. Returns how many counsels were erased,
 * and the uploads whose files the caller deletes.
 */
export async function withdrawAgain(
  db: Transacting,
  erased: readonly string[],
  at: Date,
): Promise<{ count: number; files: string[] }> {
  let count = 0;
  const files: string[] = [];
  for (const { memberId, clinicId, counselIds: only } of await selectUnerased(db, erased)) {
    const done = await db.transaction(async (tx) => {
      // The member may leave in this moment.
      if (!(await lockMember(tx, memberId))) return null;
      return withdrawConsent(tx, { memberId, clinicId, choice: 'erase', only, at });
    });
    count += done?.erased.length ?? 0;
    files.push(...(done?.files ?? []));
  }
  return { count, files };
}

/**
 * A restored backup contains consents that were withdrawn after it was made. The erasure log names them, and they are
 * withdrawn again. Counsels that were closed with them are open again; their members cannot answer. Returns how many.
 */
export async function withdrawConsentsAgain(
  db: Transacting,
  withdrawn: readonly string[],
  at: Date,
): Promise<number> {
  const inForce = await selectInForce(db, withdrawn);
  for (const { memberId, clinicId, purpose } of inForce) {
    await db.transaction(async (tx) => {
      if (!(await lockMember(tx, memberId))) return;
      if (clinicId !== null) await withdrawConsent(tx, { memberId, clinicId, choice: 'keep', at });
      else if (purpose === 'line') await stopLineReading(tx, { memberId, at });
      else if (purpose === TRANSLATION_PURPOSE) await withdrawTranslation(tx, memberId, at);
    });
  }
  return inForce.length;
}
