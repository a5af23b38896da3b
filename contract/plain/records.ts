import type { RECORD_TYPES } from './enums.ts';

export type RecordType = (typeof RECORD_TYPES)[number];

/** A record that a member bookmarks or books from. */
export interface RecordName {
  type: RecordType;
  id: string;
}

/** The type as addresses and calls write it. */
export const TYPE_IN_PATH = {
  CLINIC: 'clinic',
  DOCTOR: 'doctor',
  EVENT: 'event',
  REVIEW: 'review',
} as const satisfies Record<RecordType, string>;
