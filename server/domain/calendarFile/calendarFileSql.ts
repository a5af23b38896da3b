import type { Language } from '../../../contract/plain/language.ts';
import { VISIT_MINUTES } from '../../../contract/plain/limits.ts';
import type { Queryable } from '../../db/database.ts';
import type { CounselProgress } from '../counsel/counselRules.ts';

/** What a calendar file is made of. */
export interface CalendarCounsel
  extends Pick<CounselProgress, 'state' | 'consultationAt' | 'treatmentAt'> {
  id: string;
  version: number;
  updatedAt: Date;
  language: Language;
  address: string | null;
  roadAddress: string | null;
  detailAddress: string | null;
  /** How long a visit of the clinic takes. */
  minutes: number;
}

const columns = `counsel.id, counsel.state, counsel.consultation_at as "consultationAt",
  counsel.treatment_at as "treatmentAt", counsel.version, counsel.updated_at as "updatedAt",
  counsel.language, clinic.address, clinic.road_address as "roadAddress",
  clinic.detail_address as "detailAddress",
  coalesce(consulting.minutes, ${VISIT_MINUTES}) as minutes`;

/** The counsel of this member. `memberId` is null for a signed address, which names no member. */
export async function selectCalendarCounsel(
  db: Queryable,
  id: string,
  memberId: string | null,
): Promise<CalendarCounsel | undefined> {
  const [row] = await db.query<CalendarCounsel>(
    `select ${columns} from counsel join clinic on clinic.id = counsel.clinic_id
       left join consulting on consulting.clinic_id = clinic.id
     where counsel.id = $1 and ($2::uuid is null or counsel.member_id = $2)`,
    [id, memberId],
  );
  return row;
}
