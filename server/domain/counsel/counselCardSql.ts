import {
  beginningOf,
  isoTime,
  jsonList,
  jsonPairs,
  koreanDay,
  namedColumns,
} from '../../db/jsonSql.ts';
import { storedText } from '../../db/storedText.ts';
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

/** Null without a reason. */
const storedReason = `case
  when counsel_change.reason is not null or counsel_change.reason_sealed is not null
  then json_build_object('id', counsel_change.id,
    'text', ${storedText('counsel_change', 'reason')}) end`;

/** The history of a counsel, oldest first. `more` are fields of each entry that not all readers have. */
export const historyOf = (more: string) =>
  jsonList(
    `json_build_object('from', counsel_change.from_state, 'to', counsel_change.to_state,
       'by', counsel_change.actor, 'reason', ${storedReason}, 'cause', counsel_change.cause,
       'proposedAt', ${isoTime('counsel_change.proposed_at')}, ${more})`,
    'counsel_change where counsel_change.counsel_id = counsel.id',
    'counsel_change.id',
  );

export const changeAt = `'at', ${isoTime('counsel_change.created_at')}`;

/**
 * True when staff or the system changed the counsel or proposed times after the member last opened it. What the member
 * accepted is no news.
 */
export const isChanged = `(exists (
  select 1 from counsel_change
  where counsel_change.counsel_id = counsel.id and counsel_change.actor <> 'member'
    and counsel_change.proposed_at is null
    and counsel_change.created_at > coalesce(counsel.seen_at, counsel.created_at))
  or coalesce(counsel.proposed_at > coalesce(counsel.seen_at, counsel.created_at), false))`;

/** The appointment that a counsel waits for. Indexes have this expression. */
export const awaited = `(case counsel.state
  when 'CONSULTATION_APPOINTMENT_CONFIRMED' then counsel.consultation_at
  when 'TREATMENT_APPOINTMENT_CONFIRMED' then counsel.treatment_at end)`;

/** Whether the member came to the awaited appointment, as `hasCome` of counselRules.ts. */
export const hasComeSql = `coalesce(${koreanDay('counsel.visited_at')} >= ${koreanDay(awaited)}
  and counsel.visited_at >= coalesce(counsel.appointment_made_at, counsel.visited_at), false)`;

/** How many messages of the clinic the member has not read. */
const unread = `case when counsel.last_of_staff > counsel.read_by_member then (
  select count(*) from message where message.counsel_id = counsel.id
    and message.author = 'staff' and message.number > counsel.read_by_member) else 0 end`;

/** When the texts were erased, and why; null while they are there. */
export const textsErased = `case when counsel.texts_erased_at is not null then json_build_object(
  'at', ${isoTime('counsel.texts_erased_at')},
  'by', case when counsel.erased_by_member then 'member' else 'period' end) end`;

/** The stored counsel. counselTexts.ts opens its texts. */
export const counselCard = `json_build_object(
  'content', ${storedText('counsel', 'content')}, 'language', counsel.language,
  'id', counsel.id, 'clinic_id', counsel.clinic_id,
  'created_at', ${isoTime('counsel.created_at')}, 'state', counsel.state,
  'sourceType', counsel.source_type, 'sourceId', counsel.source_id, 'source', ${source},
  'clinic', ${clinic},
  'clinicPhone', (select clinic.phone from clinic where clinic.id = counsel.clinic_id), 'code', counsel.code,
  'consultationAt', ${isoTime('counsel.consultation_at')},
  'treatmentAt', ${isoTime('counsel.treatment_at')},
  'appointmentMadeAt', ${isoTime('counsel.appointment_made_at')},
  'visitedAt', ${isoTime('counsel.visited_at')},
  'changed', ${isChanged}, 'unread', ${unread}, 'history', ${historyOf(changeAt)},
  'wishes', counsel.wishes, 'proposals', counsel.proposals,
  'proposedAt', ${isoTime('counsel.proposed_at')},
  'visitAnswer', counsel.visit_answer, 'reschedule', counsel.reschedule,
  'noShow', counsel.no_show, 'details', counsel.details_sealed, 'textsErased', ${textsErased},
  'review_id', (select review.id from review where review.counsel_id = counsel.id))`;
