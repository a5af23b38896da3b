import type { Counsel } from '../../../contract/counsel.ts';
import { hasConsentedInAnyVersion } from '../../../contract/plain/consent.ts';
import type { AppContext } from '../../appContext.ts';
import { openTexts } from '../../crypto/texts.ts';
import { koreanDayOf } from '../../lib/koreanDay.ts';
import { orNotFound } from '../../refusal.ts';
import { selectConsentsTo } from '../consent/consentSql.ts';
import { selectPastEvents } from '../event/eventSql.ts';
import { withFullMarks } from '../proposal/withFullMarks.ts';
import { visitCodeOf } from '../visit/visitCode.ts';
import { takesVisitCode } from './counselRules.ts';
import { type StoredCounsel, selectCounsel } from './counselSql.ts';
import { openCounsel } from './texts/counselTexts.ts';

interface Reading {
  memberId: string;
  id: string;
  now: Date;
}

/** The counsel as its page shows it. All calls that change it on the page answer the same parts. */
export async function readCounsel(
  { db, memberKeys, masterKeys }: Pick<AppContext, 'db' | 'memberKeys' | 'masterKeys'>,
  { memberId, id, now }: Reading,
): Promise<{ counsel: Counsel; lastNews: string }> {
  const stored = orNotFound(await selectCounsel(db, memberId, id));
  const counsel = openCounsel(stored, await openTexts(memberKeys, memberId), now);
  const pastEvents = await selectPastEvents(db, counsel, koreanDayOf(now));
  const proposals = await withFullMarks(db, counsel);
  const { clinic_id: clinicId } = counsel;
  const consents = await selectConsentsTo(db, memberId, clinicId);
  return {
    counsel: {
      ...counsel,
      ...(proposals && { proposals }),
      ...(takesVisitCode(stored, now) && { visitCode: visitCodeOf(masterKeys, id) }),
      ...(pastEvents.length > 0 && { pastEvents }),
      ...(!hasConsentedInAnyVersion(consents, clinicId) && { consentMissing: true as const }),
    },
    lastNews: lastNewsOf(stored),
  };
}

/**
 * When staff last changed the counsel or proposed times: the latest of all times, because the clocks of two processes
 * may differ.
 */
function lastNewsOf({ history, proposedAt, created_at }: StoredCounsel): string {
  const times = [created_at, proposedAt ?? '', ...history.map(({ at }) => at)];
  return times.reduce((last, at) => (at > last ? at : last));
}
