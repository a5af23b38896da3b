/** Lists of values that both sides use. Types and schemas are made from them in the files of the nouns. */

export const SOURCE_TYPES = ['CLINIC', 'DOCTOR', 'EVENT', 'REVIEW'] as const;
export const BOOKMARKABLE_TYPES = ['CLINIC', 'DOCTOR', 'EVENT', 'REVIEW'] as const;

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

export const CONTENT_STATUSES = ['DRAFT', 'PUBLISHED', 'ENDED'] as const;
export const REVIEW_STATUSES = ['PENDING', 'PUBLISHED', 'BLINDED'] as const;

export const STAFF_ROLES = ['CLINIC', 'OPERATOR'] as const;
export const NOTICE_STATES = ['WAITING', 'SENT', 'SHOWN', 'FAILED'] as const;
export const AUDIT_ACTIONS = [
  'COUNSEL_READ',
  'COUNSEL_CHANGED',
  'CONTENT_CHANGED',
  'REVIEW_CHANGED',
  'STAFF_CHANGED',
  'MEMBER_ERASED',
] as const;
