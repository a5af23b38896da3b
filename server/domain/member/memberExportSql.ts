import type { Queryable } from '../../db/database.ts';
import { isoTime, jsonList } from '../../db/jsonSql.ts';
import type { RowJson } from '../../db/rowJson.ts';
import { CONTENT_BYTES, type StoredText, storedText } from '../../db/storedText.ts';
import { type RowsOf, streamRows } from '../../db/streamRows.ts';
import { historyOf, textsErased } from '../counsel/counselCardSql.ts';
import type { StoredReason } from '../counsel/counselSql.ts';

/** A part of the export that is read in batches, oldest first. */
type Section = Pick<RowsOf<unknown>, 'table' | 'item' | 'bytes' | 'idType'>;

const created = (table: string) => `'created_at', ${isoTime(`${table}.created_at`)}`;

const identities = jsonList(
  `json_build_object('issuer', member_identity.issuer, 'subject', member_identity.subject,
     'isFriend', member_identity.is_friend, ${created('member_identity')})`,
  'member_identity where member_identity.member_id = member.id',
  'member_identity.created_at',
);

/** What the member did in the LINE chat in the last days. Texts that were passed on are messages. */
const lineEvents: Section = {
  table: 'line_event',
  item: `json_build_object('id', line_event.id, 'kind', line_event.kind, 'state', line_event.state,
     'sealed', line_event.payload_sealed, 'happened_at', ${isoTime('line_event.happened_at')},
     ${created('line_event')})`,
  bytes: 'coalesce(octet_length(line_event.payload_sealed), 0)',
  idType: 'text',
};

/** The notices that the member has switched off. */
const noticesOff = jsonList(
  `json_build_object('channel', notice_off.channel, 'topic', notice_off.topic)`,
  'notice_off where notice_off.member_id = member.id',
  'notice_off.channel, notice_off.topic',
);

/** The whole history of consents, not only those in force. */
const consents: Section = {
  table: 'member_consent',
  item: `json_build_object('clinic_id', member_consent.clinic_id,
     'purpose', member_consent.purpose, 'version', member_consent.version,
     'language', member_consent.language, 'agreed', member_consent.agreed,
     ${created('member_consent')})`,
};

const counsels: Section = {
  table: 'counsel',
  item: `json_build_object('id', counsel.id, 'clinic_id', counsel.clinic_id,
     'sourceType', counsel.source_type, 'sourceId', counsel.source_id,
     'content', ${storedText('counsel', 'content')}, 'language', counsel.language, 'code', counsel.code,
     'wishes', counsel.wishes, 'details', counsel.details_sealed,
     'proposals', counsel.proposals, 'proposedAt', ${isoTime('counsel.proposed_at')}, 'state', counsel.state, 'consultationAt', ${isoTime('counsel.consultation_at')},
     'treatmentAt', ${isoTime('counsel.treatment_at')},
     'appointmentMadeAt', ${isoTime('counsel.appointment_made_at')},
     'passedAppointmentAt', ${isoTime('counsel.passed_appointment_at')},
     'visitedAt', ${isoTime('counsel.visited_at')}, 'visitAnswer', counsel.visit_answer,
     'bookedInLine', counsel.booked_in_line, 'reschedule', counsel.reschedule, 'noShow', counsel.no_show,
     ${created('counsel')},
     'seen_at', ${isoTime('counsel.seen_at')},
     'textsErased', ${textsErased}, 'history', ${historyOf(created('counsel_change'))})`,
  bytes: CONTENT_BYTES,
};

/** What a review mentions. */
const mentionsOf = (table: string, column: string) =>
  jsonList(`${table}.${column}`, `${table} where ${table}.review_id = review.id`, 'position');

const messages: Section = {
  table: 'message',
  item: `json_build_object('id', message.id, 'counsel_id', message.counsel_id,
     'number', message.number, 'by', message.author, 'sealed', message.text_sealed,
     'language', (select language from counsel where counsel.id = message.counsel_id),
     'photos', message.photos, 'line_id', message.line_id,
     'unsent_at', ${isoTime('message.unsent_at')}, ${created('message')})`,
  bytes: 'coalesce(octet_length(message.text_sealed), 0)',
};

/** Translations of these counsels, of their messages and of the reasons in their histories. */
const translations: Section = {
  table: 'translation',
  item: `json_build_object('id', translation.id, 'counsel_id', translation.counsel_id,
     'message_id', (select message.id from message where message.id = translation.message_id),
     'reasonId', (select counsel_change.id from counsel_change
       where counsel_change.id = translation.message_id),
     'language', translation.language,
     'sealed', translation.text_sealed, 'model', translation.model, ${created('translation')})`,
  bytes: 'coalesce(octet_length(translation.text_sealed), 0)',
};

const reviews: Section = {
  table: 'review',
  item: `json_build_object('id', review.id, 'counsel_id', review.counsel_id,
     'clinic_id', review.clinic_id, 'event_id', review.event_id, 'status', review.status,
     'title', review.title, 'content', review.content, 'language', review.language,
     'rating', review.rating, 'beforePhotos', review.before_photos,
     'afterPhotos', review.after_photos, 'doctors', ${mentionsOf('review_doctor', 'doctor_id')},
     'treatments', ${mentionsOf('review_treatment', 'treatment_id')},
     'visitConfirmed', review.visit_confirmed, 'blindedUntil', ${isoTime('review.blinded_until')},
     ${created('review')}, 'edited_at', ${isoTime('review.edited_at')})`,
  bytes: 'octet_length(review.title) + octet_length(review.content)',
};

/** All uploads, whether a review or a message shows them or not. */
const uploads: Section = {
  table: 'upload',
  item: `json_build_object('name', upload.name, 'type', upload.type, 'size', upload.size,
     'hash', upload.hash, 'review_id', upload.review_id,
     'message_id', upload.message_id, 'image', upload.image,
     ${created('upload')})`,
};

const bookmarks: Section = {
  table: 'bookmark',
  item: `json_build_object('bookmarkableType', bookmark.target_type,
     'bookmarkableId', bookmark.target_id, ${created('bookmark')})`,
};

/** The reviews that the member has reported. */
const reports: Section = {
  table: 'review_report',
  item: `json_build_object('review_id', review_report.review_id, 'reason', review_report.reason,
     ${created('review_report')}, 'closed_at', ${isoTime('review_report.closed_at')})`,
};

const notices: Section = {
  table: 'notice',
  item: `json_build_object('id', notice.id, 'kind', notice.kind, 'state', notice.state,
     'counsel_id', notice.counsel_id, 'appointmentAt', ${isoTime('notice.appointment_at')},
     ${created('notice')}, 'seen_at', ${isoTime('notice.seen_at')})`,
};

/** The deliveries of notices to the member by all channels, sent or not. */
const deliveries: Section = {
  table: 'outbox',
  item: `json_build_object('notice_id', outbox.notice_id, 'channel', outbox.channel,
     'text', outbox.text, 'link', outbox.link, 'state', outbox.state,
     ${created('outbox')}, 'sent_at', ${isoTime('outbox.sent_at')})`,
};

/** The browsers that web push reaches. */
const pushSubscriptions: Section = {
  table: 'push_subscription',
  item: `json_build_object('family_id', push_subscription.family_id,
     'sealed', push_subscription.sealed, ${created('push_subscription')})`,
};

/** The pairs of an old session are deleted: then only its beginning is known. */
const lastUse = `coalesce(
  (select greatest(max(used_at), max(replaced_at)) from session_pair
   where session_pair.family_id = session_family.id), session_family.created_at)`;

const logins: Section = {
  table: 'session_family',
  item: `json_build_object(${created('session_family')},
     'browser', session_family.browser, 'system', session_family.system,
     'used_at', ${isoTime(lastUse)},
     'expires_at', ${isoTime('session_family.expires_at')},
     'ended_at', ${isoTime('session_family.ended_at')})`,
};

/** A counsel of the export, with its texts as they are stored. */
interface StoredCounsel {
  id: string;
  language: string;
  content: StoredText;
  /** Sealed. */
  details: string | null;
  history: { reason: StoredReason | null }[];
}

/** A message of the export, with its text as it is stored. */
interface StoredMessage {
  id: string;
  language: string;
  sealed: string | null;
}

/** An event of LINE in the export, with its text as it is stored. */
interface StoredLineEvent {
  id: string;
  sealed: string | null;
}

/** A translation of the export, with its text as it is stored. */
interface StoredTranslation {
  id: string;
  language: string;
  sealed: string | null;
}

/** A push subscription of the export, with its address as it is stored. */
interface StoredPush {
  family_id: string;
  sealed: string;
}

export interface MemberExport {
  [field: string]: unknown;
  /** Sealed. */
  email: string | null;
  /** Sealed; an address that waits for its code. */
  emailWaiting: string | null;
  counsels: AsyncGenerator<RowJson<StoredCounsel>>;
  messages: AsyncGenerator<RowJson<StoredMessage>>;
  lineEvents: AsyncGenerator<RowJson<StoredLineEvent>>;
  translations: AsyncGenerator<RowJson<StoredTranslation>>;
  pushSubscriptions: AsyncGenerator<RowJson<StoredPush>>;
}

/** All data about a member, including hidden reviews. Lists are streamed, so no export is ever whole in memory. */
export async function selectExport(
  db: Queryable,
  memberId: string,
): Promise<MemberExport | undefined> {
  const [row] = await db.query<{
    person: Pick<MemberExport, 'email' | 'emailWaiting'>;
  }>(
    `select json_build_object(
       'id', member.id, 'nickname', member.nickname, 'language', member.language,
       ${created('member')}, 'updated_at', ${isoTime('member.updated_at')},
       'seen_at', ${isoTime('member.seen_at')}, 'told_at', ${isoTime('member.told_at')},
       'identities', ${identities}, 'noticesOff', ${noticesOff},
       'email', (select email.address_sealed from email where member_id = member.id),
       'emailConfirmedAt', (select ${isoTime('email.confirmed_at')} from email
         where member_id = member.id),
       'emailWaiting', (select email_code.address_sealed from email_code
         where member_id = member.id)) as person
     from member where member.id = $1`,
    [memberId],
  );
  if (!row) return undefined;
  const rowsOf = <Row>(section: Section) => {
    const own = `${section.table}.member_id = $1`;
    return streamRows<Row>(db, { ...section, own, params: [memberId], order: 'oldest' });
  };
  return {
    ...row.person,
    logins: rowsOf(logins),
    consents: rowsOf(consents),
    counsels: rowsOf<StoredCounsel>(counsels),
    messages: rowsOf<StoredMessage>(messages),
    lineEvents: rowsOf<StoredLineEvent>(lineEvents),
    translations: rowsOf<StoredTranslation>(translations),
    reviews: rowsOf(reviews),
    uploads: rowsOf(uploads),
    bookmarks: rowsOf(bookmarks),
    reports: rowsOf(reports),
    notices: rowsOf(notices),
    deliveries: rowsOf(deliveries),
    pushSubscriptions: rowsOf<StoredPush>(pushSubscriptions),
  };
}
