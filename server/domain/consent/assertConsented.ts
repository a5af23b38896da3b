import { hasConsentedInAnyVersion } from '../../../contract/plain/consent.ts';
import type { Queryable } from '../../db/database.ts';
import { refuse } from '../../refusal.ts';
import { selectConsentsTo } from './consentSql.ts';

/**
 * Refuses without the member's consent to the clinic. For messages and times of a booked counsel any version of the
 * texts counts; a booking needs the current one (`hasConsented` in `bookCounsel.ts`).
 */
export async function assertConsented(
  tx: Queryable,
  memberId: string,
  clinicId: string,
): Promise<void> {
  const given = await selectConsentsTo(tx, memberId, clinicId);
  if (!hasConsentedInAnyVersion(given, clinicId)) throw refuse('consent_required');
}
