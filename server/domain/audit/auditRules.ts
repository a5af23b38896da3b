import type { AUDIT_BREAKS } from '../../../contract/plain/enums.ts';
import type { AuditEntry } from '../../../contract/staff/staffAudit.ts';
import { koreanDayOf } from '../../lib/koreanDay.ts';

/** Chains that belong to no clinic: of operators, and of sign-ins with names that no account has. */
export const OPERATOR_CHAIN = 'operator';
export const UNKNOWN_CHAIN = 'unknown';
/** The chain of earlier versions: one for all staff, with plain hashes; nothing is added to it. */
export const FIRST_CHAIN = 'first';

/** An entry in its place: each clinic has a chain, and in it each day (Seoul) counts from 1. */
export interface AccessRecord {
  chain: string;
  day: string;
  position: number;
  /** The link to the head before it. */
  before: string;
  id: string;
  at: Date;
  /** Null when no account has the name that was typed. */
  staffId: string | null;
  staff: string;
  address: string;
  action: AuditEntry['action'];
  subject: string;
  subjectIds: string[];
  detail: string;
  /** The signature of all the above. */
  hash: string;
}

/** The end of one day of a chain. */
export interface AccessHead {
  chain: string;
  day: string;
  position: number;
  /** The hash of the last entry. */
  hash: string;
  /** The day before in this chain, and the link to its head. */
  beforeDay: string | null;
  before: string;
  /** The day after in this chain; null while this is the newest. */
  nextDay: string | null;
  /** When the entries were deleted because of their age. The head stays. */
  droppedAt: Date | null;
  /** The signature of all the above. */
  seal: string;
}

export function recordText(record: Omit<AccessRecord, 'hash'>): string {
  const { chain, day, position, before, id, at, staffId, staff, address } = record;
  const { action, subject, subjectIds, detail } = record;
  const place = ['record', chain, day, position, before, id, at.toISOString()];
  return JSON.stringify([...place, staffId, staff, address, action, subject, subjectIds, detail]);
}

export function headText(head: Omit<AccessHead, 'seal'>): string {
  const { chain, day, position, hash, beforeDay, before, nextDay, droppedAt } = head;
  const state = [beforeDay, before, nextDay, droppedAt?.toISOString() ?? null];
  return JSON.stringify(['head', chain, day, position, hash, ...state]);
}

/** The day on which the server signed the head as it is now. */
export const signedOn = ({ day, nextDay, droppedAt }: AccessHead): string =>
  droppedAt ? koreanDayOf(droppedAt) : (nextDay ?? day);

/** The head as it was when that entry was the last one: the next entry links to it. */
export const headAt = (
  head: AccessHead,
  { position, hash }: { position: number; hash: string },
): string => headText({ ...head, position, hash, nextDay: null, droppedAt: null });

/** The first entry, or day, that is not as it was written. */
export interface AuditBreak {
  chain: string;
  /** Null in the first chain, which has no days. */
  day: string | null;
  /** Null when the whole day is missing. */
  position: number | null;
  kind: (typeof AUDIT_BREAKS)[number];
}
