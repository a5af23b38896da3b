import { uuidv7 } from 'uuidv7';
import { CONSENT_PURPOSES, CONSENT_VERSION } from '../../contract/consent.ts';
import type { Database } from '../../server/db/database.ts';
import { insertConsents } from '../../server/domain/member/memberSql.ts';
import { aMember, type MemberRow } from './factories.ts';

/** A member who may book: everything has been agreed to. */
export async function aConsentingMember(
  db: Database,
  wishes: Partial<MemberRow> = {},
): Promise<MemberRow> {
  const member = await aMember(db, wishes);
  await insertConsents(db, member.id, {
    answers: CONSENT_PURPOSES.map((purpose) => ({ id: uuidv7(), purpose })),
    version: CONSENT_VERSION,
    language: member.language,
    agreed: true,
    at: new Date(),
  });
  return member;
}
