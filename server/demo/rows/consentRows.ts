import {
  CONSENT_PURPOSES,
  CONSENT_VERSIONS,
  type ConsentVersion,
} from '../../../contract/plain/consent.ts';
import type { SeedCounsel } from '../generate/entities.ts';
import { MINUTE } from '../generate/lib/clock.ts';
import { createRandom } from '../generate/lib/random.ts';
import { seedId } from '../generate/lib/seedId.ts';
import { momentOf } from './rowParts.ts';
import type { TableRows } from './tables.ts';

/** Members agree a minute before their first counsel at a clinic. `counsels`: those of one clinic. */
export function consentRows(counsels: readonly SeedCounsel[]): TableRows {
  const first = new Map<string, SeedCounsel>();
  for (const counsel of counsels) {
    const earlier = first.get(counsel.member.id);
    if (!earlier || counsel.createdAt < earlier.createdAt) first.set(counsel.member.id, counsel);
  }
  return { member_consent: [...first.values()].flatMap(consentsBefore) };
}

function consentsBefore({ id, createdAt, clinicId, member }: SeedCounsel) {
  const random = createRandom(`consent ${id}`);
  const agreedAt = createdAt - MINUTE;
  return CONSENT_PURPOSES.map((purpose) => ({
    id: seedId(agreedAt, random),
    member_id: member.id,
    clinic_id: clinicId,
    purpose,
    version: versionOn(agreedAt),
    language: member.language,
    agreed: true,
    created_at: momentOf(agreedAt),
  }));
}

/** The newest text of that time. */
const versionOn = (at: number): ConsentVersion =>
  CONSENT_VERSIONS.findLast((version) => Date.parse(version) <= at) ?? CONSENT_VERSIONS[0];
