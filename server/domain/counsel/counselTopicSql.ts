import type { Queryable } from '../../db/database.ts';
import { named } from '../../db/jsonSql.ts';

/** What a counsel is about. */
export interface CounselTopic {
  clinicId: string;
  /** Of the event or review that it was booked from. */
  treatmentId: string | null;
  /** Of the doctor that it was booked from, otherwise of the clinic. */
  specialtyId: string | null;
  region: string | null;
  /** What the member added to the booking, sealed. */
  details: string | null;
}

const firstOf = (column: string, table: string, owner: string) =>
  `(select ${column} from ${table} where ${owner} order by position limit 1)`;

/** The id of the treatment that a counsel is about. */
export const treatmentOfCounsel = `case counsel.source_type
  when 'EVENT' then ${firstOf('treatment_id', 'event_treatment', 'event_id = counsel.source_id')}
  when 'REVIEW' then ${firstOf('treatment_id', 'review_treatment', 'review_id = counsel.source_id')}
  end`;

/** The event that a counsel was booked from, also when visitors cannot open it. */
export const eventOfCounsel = `(
  select json_build_object('id', id, 'name', title, 'nameJa', title_ja)
  from event where event.id = counsel.source_id)`;

/** What lists of staff call a counsel: its event, its treatment or its doctor, also when visitors cannot open it. */
export const topicOfCounsel = `coalesce(
  case when counsel.source_type = 'EVENT' then ${eventOfCounsel} end,
  (select ${named('treatment')} from treatment where treatment.id = (${treatmentOfCounsel})),
  case when counsel.source_type = 'DOCTOR'
    then (select ${named('doctor')} from doctor where doctor.id = counsel.source_id) end)`;

const specialty = `coalesce(
  case when counsel.source_type = 'DOCTOR'
    then ${firstOf('specialty_id', 'doctor_specialty', 'doctor_id = counsel.source_id')} end,
  ${firstOf('specialty_id', 'clinic_specialty', 'clinic_id = counsel.clinic_id')})`;

export async function selectTopic(
  db: Queryable,
  memberId: string,
  id: string,
): Promise<CounselTopic | undefined> {
  const [topic] = await db.query<CounselTopic>(
    `select counsel.clinic_id as "clinicId", ${treatmentOfCounsel} as "treatmentId",
       ${specialty} as "specialtyId",
       nullif(split_part(clinic.district_id, '-', 1), '') as region,
       counsel.details_sealed as details
     from counsel join clinic on clinic.id = counsel.clinic_id
     where counsel.id = $1 and counsel.member_id = $2`,
    [id, memberId],
  );
  return topic;
}
