import { hasConsentedInAnyVersion } from '../../../contract/plain/consent.ts';
import type { Queryable } from '../../db/database.ts';
import { refuse } from '../../refusal.ts';
import { selectConsentsTo } from './consentSql.ts';

/** Refuses unless the member agrees to the clinic, in any version of the texts. */
export async function assertConsented(
  tx: Queryable,
  memberId: string,
  clinicId: string,
): Promise<void> {
  const given = await selectConsentsTo(tx, memberId, clinicId);
  if (!hasConsentedInAnyVersion(given, clinicId)) throw refuse('consent_required');
}
