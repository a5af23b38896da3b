import {
  beginningOf,
  isCut,
  isoTime,
  jsonList,
  jsonPairs,
  namedColumns,
} from '../../db/jsonSql.ts';
import { anyClinicBrief, clinicIsPublished, clinicIsShown } from '../clinic/clinicBriefSql.ts';
import { doctorIsShown } from '../doctor/doctorCardSql.ts';
import { eventIsShown } from '../event/eventCardSql.ts';
import { reviewIsPublished } from '../review/reviewCardSql.ts';

interface CounselSource {
  table: string;
  clinicId: string;
  /** True when visitors can open the record, and so book from it. */
  visible: string;
  fields: string;
}

export const COUNSEL_SOURCES = {
  CLINIC: {
    table: 'clinic',
    clinicId: 'clinic.id',
    visible: clinicIsPublished,
    fields: jsonPairs(namedColumns('clinic')),
  },
  DOCTOR: {
    table: 'doctor',
    clinicId: 'doctor.clinic_id',
    visible: doctorIsShown,
    fields: jsonPairs(namedColumns('doctor')),
  },
  EVENT: {
    table: 'event',
    clinicId: 'event.clinic_id',
    visible: eventIsShown,
    fields: `'id', event.id, 'title', event.title, 'titleJa', event.title_ja`,
  },
  REVIEW: {
    table: 'review',
    clinicId: 'review.clinic_id',
    visible: `${reviewIsPublished} and ${clinicIsShown('review.clinic_id')}`,
    fields: `'id', review.id, 'title', ${beginningOf('review.title')}`,
  },
} as const satisfies Record<string, CounselSource>;

const source = `case counsel.source_type
  ${Object.entries(COUNSEL_SOURCES)
    .map(
      ([type, { table, visible, fields }]) =>
        `when '${type}' then (select json_build_object(${fields}) from ${table}
           where ${table}.id = counsel.source_id and ${visible})`,
    )
    .join('\n')} end`;

/** The member still sees the clinic of a counsel after it was hidden. */
const clinic = anyClinicBrief('counsel.clinic_id');

const history = jsonList(
  `json_build_object('from', counsel_change.from_state, 'to', counsel_change.to_state,
     'at', ${isoTime('counsel_change.created_at')},
     'by', counsel_change.actor, 'reason', counsel_change.reason)`,
  'counsel_change where counsel_change.counsel_id = counsel.id',
  'counsel_change.id',
);

/** True when staff or the system changed the counsel after the member last opened it. */
export const isChanged = `exists (
  select 1 from counsel_change
  where counsel_change.counsel_id = counsel.id and counsel_change.actor <> 'member'
    and counsel_change.created_at > coalesce(counsel.seen_at, counsel.created_at))`;

/** `review_id` is absent without a review, never null. */
const reviewLink = `coalesce(
  (select jsonb_build_object('review_id', review.id) from review
   where review.counsel_id = counsel.id), '{}')`;

const cardOf = (content: string, marks: string) => `(jsonb_build_object(
  'id', counsel.id, 'clinic_id', counsel.clinic_id,
  'created_at', ${isoTime('counsel.created_at')}, 'state', counsel.state,
  'sourceType', counsel.source_type, 'sourceId', counsel.source_id, 'source', ${source},
  'clinic', ${clinic}, 'content', ${content}, 'code', counsel.code,
  'consultationAt', ${isoTime('counsel.consultation_at')},
  'treatmentAt', ${isoTime('counsel.treatment_at')},
  'changed', ${isChanged}, 'history', ${history}) || ${reviewLink}${marks})`;

export const wholeCounsel = cardOf('counsel.content', '');

/** For lists, with a cut text. */
export const counselCard = cardOf(
  beginningOf('counsel.content'),
  ` || case when ${isCut('counsel.content')} then '{"contentCut": true}'::jsonb else '{}' end`,
);
