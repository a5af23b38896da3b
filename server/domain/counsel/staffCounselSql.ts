import type {
  StaffCounsel,
  StaffCounselCard,
  StaffNews,
} from '../../../contract/staff/staffCounsel.ts';
import type { Queryable } from '../../db/database.ts';
import { newestChange, tellOfCounsels } from '../../db/feed/counselChange.ts';
import { isoTime, named } from '../../db/jsonSql.ts';
import { type StoredText, storedText } from '../../db/storedText.ts';
import { assigneeOfCounsel } from '../assignee/assigneeSql.ts';
import { consentMissing } from '../consent/consentSql.ts';
import type { VisibleClinic } from '../staff/visibleClinicSql.ts';
import { changeAt, historyOf, textsErased } from './counselCardSql.ts';
import type {
  CounselProgress,
  StoredNoShow,
  StoredReschedule,
  StoredVisitAnswer,
} from './counselRules.ts';
import {
  type LockedCounsel,
  lockedColumns,
  progressColumns,
  type StoredChange,
} from './counselSql.ts';
import { eventOfCounsel, topicOfCounsel } from './counselTopicSql.ts';
import { asksForAnotherTime, hasUnread, waiting } from './inbox/inboxTabSql.ts';
import { visibleCounsel } from './visibleCounselSql.ts';

/** How many messages of the member the clinic has not read. */
const unread = `case when ${hasUnread} then (
  select count(*) from message where message.counsel_id = counsel.id
    and message.author = 'member' and message.number > counsel.read_by_staff) else 0 end`;

export const cardFields = `counsel.id, counsel.code, counsel.state, counsel.version,
  ${isoTime('counsel.created_at')} as created_at, ${isoTime('counsel.updated_at')} as updated_at,
  (select ${named('clinic')} from clinic where clinic.id = counsel.clinic_id) as clinic,
  counsel.source_type as "sourceType", ${topicOfCounsel} as topic,
  (select member.nickname from member where member.id = counsel.member_id) as nickname,
  ${assigneeOfCounsel} as assignee, counsel.language, counsel.wishes, counsel.proposals,
  ${isoTime('counsel.consultation_at')} as "consultationAt",
  ${isoTime('counsel.treatment_at')} as "treatmentAt",
  counsel.visit_answer as "visitAnswer", counsel.reschedule, counsel.no_show as "noShow",
  ${isoTime(waiting)} as "waitingSince", ${unread} as unread`;

/** Staff see the name of the source even when visitors cannot open it. */
const source = `case counsel.source_type
  when 'CLINIC' then (select ${named('clinic')} from clinic where clinic.id = counsel.source_id)
  when 'DOCTOR' then (select ${named('doctor')} from doctor where doctor.id = counsel.source_id)
  when 'EVENT' then ${eventOfCounsel}
  else (select json_build_object('id', id, 'name', title, 'nameJa', null)
    from review where review.id = counsel.source_id) end`;

const history = historyOf(`${changeAt},
  'staff', (select staff.user_id from staff where staff.id = counsel_change.staff_id)`);

/**
 * A card as the database has it. Visit answer, request and no-show may be about an earlier appointment;
 * `ifStillAwaited` leaves those out.
 */
export type Stored<Card extends StaffCounselCard> = Omit<
  Card,
  'visitAnswer' | 'reschedule' | 'noShow'
> & {
  visitAnswer: StoredVisitAnswer | null;
  reschedule: StoredReschedule | null;
  noShow: StoredNoShow | null;
};

export async function selectNews(db: Queryable, clinicId: string, now: Date): Promise<StaffNews> {
  const [news] = await db.query<StaffNews>(
    `select
       (select count(*) from counsel join message on message.counsel_id = counsel.id
        where counsel.clinic_id = $1 and ${hasUnread}
          and message.author = 'member' and message.number > counsel.read_by_staff) as unread,
       (select count(*) from counsel
        where clinic_id = $1 and state = 'AWAITING_CLINIC_CONFIRMATION') as waiting,
       (select count(*) from counsel
        where clinic_id = $1 and ${asksForAnotherTime('$2')} and (proposals is null
          or proposed_at < (reschedule ->> 'at')::timestamptz)) as asking,
       (${newestChange('$1')}) as mark`,
    [clinicId, now],
  );
  return news ?? { unread: 0, waiting: 0, asking: 0, mark: null };
}

/** Texts as they are stored (counselTexts.ts opens them). */
export type StoredStaffCounsel = Omit<
  Stored<StaffCounsel>,
  'moves' | 'content' | 'details' | 'note' | 'history'
> & {
  content: StoredText;
  /** Sealed. */
  details: string | null;
  note: StoredText;
  history: StoredChange<StaffCounsel>[];
};

export async function selectStaffCounsel(
  db: Queryable,
  id: string,
  visible: VisibleClinic,
): Promise<StoredStaffCounsel | undefined> {
  const { sql, params } = visibleCounsel(id, visible);
  const [row] = await db.query<StoredStaffCounsel>(
    `select ${cardFields}, ${storedText('counsel', 'content')} as content,
       counsel.details_sealed as details, ${storedText('counsel', 'note')} as note, ${source} as source, ${history} as history,
       ${isoTime('counsel.visited_at')} as "visitedAt",
       ${consentMissing} as "consentMissing", ${textsErased} as "textsErased",
       (select json_build_object('id', member.id, 'nickname', member.nickname)
        from member where member.id = counsel.member_id) as member
     from counsel where ${sql}`,
    params,
  );
  return row;
}

/** Without a lock, for the list of possible moves. */
export async function selectProgress(
  db: Queryable,
  id: string,
): Promise<CounselProgress | undefined> {
  const [progress] = await db.query<CounselProgress>(
    `select ${progressColumns} from counsel where id = $1`,
    [id],
  );
  return progress;
}

/** Locks the counsel until the transaction ends. */
export async function lockStaffCounsel(
  tx: Queryable,
  id: string,
  visible: VisibleClinic,
): Promise<LockedCounsel | undefined> {
  const { sql, params } = visibleCounsel(id, visible);
  const [counsel] = await tx.query<LockedCounsel>(
    `select ${lockedColumns} from counsel where ${sql} for update`,
    params,
  );
  return counsel;
}

/** The note is sealed; null when it is empty. */
export async function updateNote(
  tx: Queryable,
  id: string,
  note: string | null,
  at: Date,
): Promise<void> {
  await tx.query(
    `update counsel set note = '', note_sealed = $2, version = version + 1, updated_at = $3
     where id = $1`,
    [id, note, at],
  );
  await tellOfCounsels(tx, [id], 'counsel', 'clinic');
}

/** Staff say that the member did not come; null takes it back. */
export async function updateNoShow(
  tx: Queryable,
  id: string,
  noShow: StoredNoShow | null,
  at: Date,
): Promise<void> {
  await tx.query(
    `update counsel set no_show = $2::jsonb, version = version + 1, updated_at = $3 where id = $1`,
    [id, noShow && JSON.stringify(noShow), at],
  );
  await tellOfCounsels(tx, [id], 'counsel');
}
