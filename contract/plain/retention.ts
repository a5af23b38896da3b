/** The kinds of data that have a period. The reasons are in docs/operations.md, "How long data are kept". */

export type RetentionUnit = 'day' | 'month';

export interface RetentionRule {
  unit: RetentionUnit;
  byDefault: number;
  /** Operators choose a period from `least` to `greatest`. If both are equal, the period is fixed. */
  least: number;
  greatest: number;
  /** What the job does: deletes the rows, empties their texts, or erases the member. */
  outcome: 'deleted' | 'emptied' | 'leaves';
  /** The period may also be `NEVER`. */
  isOptional?: true;
}

/** As a period: this kind is kept forever. */
export const NEVER = 0;

const months = (byDefault: number, least: number, greatest: number) =>
  ({ unit: 'month', byDefault, least, greatest }) as const;

export const RETENTION = {
  /** Text, messages and reasons of finished counsels (see OPEN_MONTHS); counted from the last change or message. */
  counsel: { ...months(36, 12, 60), outcome: 'emptied' },
  /** The note of staff on a finished counsel; counted from the last change or message. */
  note: { ...months(12, 6, 60), outcome: 'emptied' },
  /** Notices to members with their deliveries, and deliveries to staff that have ended. */
  notice: { ...months(12, 1, 36), outcome: 'deleted' },
  /** Answers to calls with an Idempotency-Key. */
  answer: { unit: 'day', byDefault: 1, least: 1, greatest: 1, outcome: 'deleted' },
  /** What people did in the LINE chat; texts that were passed on are messages. */
  line: { unit: 'day', byDefault: 7, least: 7, greatest: 7, outcome: 'deleted' },
  /** Sessions of members and staff; counted from their end. */
  session: { ...months(3, 3, 12), outcome: 'deleted' },
  /** Days of the access record. */
  access: { ...months(24, 24, 60), outcome: 'deleted' },
  /** Members who do not log in; counted from the end of their last session. */
  member: { ...months(NEVER, 12, 60), outcome: 'leaves', isOptional: true },
} as const satisfies Record<string, RetentionRule>;

export type RetentionKind = keyof typeof RETENTION;

export const RETENTION_KINDS = Object.keys(RETENTION) as readonly RetentionKind[];

export const retentionRule = (kind: RetentionKind): RetentionRule => RETENTION[kind];

/** Whether operators may set this period. */
export function isPeriod(kind: RetentionKind, period: number): boolean {
  const { least, greatest, isOptional } = retentionRule(kind);
  if (period === NEVER) return isOptional === true;
  return Number.isInteger(period) && period >= least && period <= greatest;
}

/**
 * An open counsel counts as finished after this time without a change, a message or an appointment: its clinic did not
 * close it. The consent names the same time as the longest one for texts of finished counsels.
 */
export const OPEN_MONTHS = RETENTION.counsel.greatest;

/** A member who does not log in gets a warning this many days before the erasure. */
export const WARNING_DAYS = 30;
/** The hour in Seoul at which the daily work begins: members get their warning in the daytime, not at night. */
export const RETENTION_HOUR = 10;
