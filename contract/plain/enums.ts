/** Lists of values that both sides use. Types and schemas are made from them in the files of the nouns. */

/** The records with a page: members bookmark them and book from them. */
export const RECORD_TYPES = ['CLINIC', 'DOCTOR', 'EVENT', 'REVIEW'] as const;

/** What a member says about an appointment that has passed. A note to staff: it changes no state (AMB-105). */
export const VISIT_ANSWERS = ['came', 'missed'] as const;

/** How a member wishes to be answered: on the page of the counsel, in LINE or by phone. */
export const CONTACT_WAYS = ['HERE', 'LINE', 'PHONE'] as const;

/** In the order of the specification. */
export const SEARCH_KINDS = ['specialties', 'treatments', 'clinics', 'doctors', 'events'] as const;

export const SEARCH_TOPIC_KINDS = [
  'concern',
  'part',
  'region',
  'station',
  'language',
  'fact',
] as const;

/** What an alias can mean: a word of the taxonomy, a place, or what clinics offer. */
export const ALIAS_KINDS = [
  'TREATMENT',
  'SPECIALTY',
  'CONCERN',
  'PART',
  'REGION',
  'STATION',
  'LANGUAGE',
  'FACT',
] as const;

/** For how many days staff look back at searches. */
export const SEARCHED_DAYS = ['7', '30', '90'] as const;

export const CONTENT_STATUSES = ['DRAFT', 'PUBLISHED', 'ENDED'] as const;
export const REVIEW_STATUSES = ['PENDING', 'PUBLISHED', 'BLINDED'] as const;

/** Why a member reports a review, in the order in which they are offered. */
export const REPORT_REASONS = [
  'ADVERTISING',
  'PERSONAL_INFORMATION',
  'INSULT',
  'NO_VISIT',
  'WRONG_PHOTOS',
  'OTHER',
] as const;

export const STAFF_ROLES = ['CLINIC', 'OPERATOR'] as const;
/**
 * The tabs of the inbox. new: to confirm. arranging: needs a time, or has an unread message. today, past: with an
 * appointment on this day or before it. all: every counsel.
 */
export const INBOX_TABS = ['new', 'arranging', 'today', 'past', 'all'] as const;
export type InboxTab = (typeof INBOX_TABS)[number];
/**
 * What LINE did with a message of staff. SENT: the member has the text. TOLD: the member has a notice with a link.
 * LATER: LINE did not take it yet. BLOCKED: the member is no friend of the account. QUOTA: the month's pushes are used
 * up. FAILED: given up.
 */
export const LINE_STATES = ['SENT', 'TOLD', 'LATER', 'BLOCKED', 'QUOTA', 'FAILED'] as const;
/**
 * How far a delivery is. SHOWN: it is not sent by its channel, so the notice is only shown in the app (`/notices`, the
 * console). DROPPED: it was no longer true. FAILED: given up. The database stores these names.
 */
export const NOTICE_STATES = ['WAITING', 'SENT', 'SHOWN', 'DROPPED', 'FAILED'] as const;
export const NOTICE_CHANNELS = ['LINE', 'EMAIL', 'PUSH', 'STAFF'] as const;
export const AUDIT_ACTIONS = [
  'COUNSELS_LISTED',
  'COUNSEL_READ',
  'COUNSEL_CHANGED',
  'COUNSEL_ASSIGNED',
  'MESSAGES_READ',
  'PHOTO_READ',
  'MESSAGE_SENT',
  'TEMPLATE_CHANGED',
  'CONSULTING_CHANGED',
  'CALENDAR_READ',
  'CONSENT_WITHDRAWN',
  'MEMBERS_LISTED',
  'MEMBER_LOGGED_OUT',
  'MEMBER_ERASED',
  'REVIEWS_LISTED',
  'REVIEW_READ',
  'REVIEW_CHANGED',
  'CONTENT_CHANGED',
  'STAFF_CHANGED',
  'SIGNED_IN',
  'SIGN_IN_FAILED',
  'STEPPED_UP',
  'FACTOR_CHANGED',
  'OVERVIEW_EXPORTED',
  'SEARCH_CHANGED',
  'RETENTION_CHANGED',
  'AUDIT_LISTED',
  'AUDIT_CHECKED',
  'AUDIT_EXPORTED',
  'UNUSUAL_READING',
] as const;
/** Why staff take a copy of the access record. */
export const EXPORT_REASONS = ['REVIEW', 'REQUEST', 'INCIDENT', 'AUTHORITY'] as const;
export type ExportReason = (typeof EXPORT_REASONS)[number];
/** Why an operator reads the messages of a counsel, or looks at their photos. */
export const READ_REASONS = ['QUESTION', 'COMPLAINT', 'INCIDENT', 'AUTHORITY'] as const;
export type ReadReason = (typeof READ_REASONS)[number];
/** Why an operator erases a member. */
export const ERASE_REASONS = ['REQUEST', 'MISUSE', 'DUPLICATE', 'AUTHORITY'] as const;
export type EraseReason = (typeof ERASE_REASONS)[number];
/** What the check of the access record finds. */
export const AUDIT_BREAKS = [
  'CHANGED',
  'REMOVED',
  'INSERTED',
  'CUT',
  'DAY_REMOVED',
  'ROLLED_BACK',
] as const;
/** The tables of the overview, each with a plot and a CSV file. */
export const OVERVIEW_TABLES = [
  'counsels',
  'answers',
  'completed',
  'sources',
  'ratings',
  'events',
] as const;
