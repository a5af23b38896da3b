import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { AUDIT_ACTIONS, AUDIT_BREAKS, EXPORT_REASONS } from '../plain/enums.ts';
import { Named, one, page, RecordId, Timestamp } from '../shape.ts';
import { sliceAfter } from './staffShape.ts';

/** An access record. */
export const AuditEntry = z.object({
  id: z.string(),
  at: Timestamp,
  /**
   * The user id of the account; it stays after the account is deleted. Empty: no account has the typed name, or a
   * member did it (`CONSENT_WITHDRAWN`).
   */
  staff: z.string(),
  /** The clinic of the account, or the clinic that the member withdrew a consent from; null for operators. */
  clinic: Named.nullable(),
  /** The network address of the caller, of IPv6 the first half; empty for a command of the server. */
  address: z.string(),
  action: z.enum(AUDIT_ACTIONS),
  /** The kind of record, e.g. `counsel`. */
  subject: z.string(),
  /** The records that were read or changed; for a list those that it showed. */
  subjectIds: z.array(z.string()),
  /** Names of fields, filters or states; never a text that a person wrote. */
  detail: z.string(),
  /** False when the entry is not as it was written. */
  intact: z.boolean(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** The first broken place of a chain. */
export const AuditBreak = z.object({
  /** A clinic's id, `operator`, `unknown`, or `first` for the entries of earlier versions. */
  chain: z.string(),
  clinic: Named.nullable(),
  /** The day in Seoul; null in the first chain. */
  day: z.iso.date().nullable(),
  /** The entry of that day; null when the whole day is missing. */
  position: z.int().nullable(),
  kind: z.enum(AUDIT_BREAKS),
});
export type AuditBreak = z.infer<typeof AuditBreak>;

const filters = {
  /** The user id of an account. */
  staff: z.string().max(100).optional(),
  action: z.enum(AUDIT_ACTIONS).optional(),
  /** The id of a record, e.g. of a counsel; any text, which may find nothing. */
  subjectId: z.string().max(200).optional(),
  clinicId: RecordId.optional(),
  /** Days in Seoul, both included. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
};

export const staffAuditEndpoints = endpoints({
  'GET /staff/audit': {
    summary: 'The access record, newest first; for operators',
    audience: 'operator',
    query: z.strictObject({ ...filters, ...sliceAfter }),
    output: page(AuditEntry),
  },
  'GET /staff/audit/check': {
    summary:
      'Whether a part of the access record is unchanged. Called again with `next` until that is null; for operators',
    audience: 'operator',
    query: z.strictObject({ after: z.string().max(100).optional() }),
    output: one(
      z.object({
        /** Entries checked by this call, and entries of the whole record. */
        rows: z.int(),
        total: z.int(),
        next: z.string().nullable(),
        broken: AuditBreak.nullable(),
      }),
    ),
  },
  'GET /staff/audit/export': {
    summary: 'The access record as CSV, newest first; for operators',
    audience: 'operator',
    query: z.strictObject({ ...filters, reason: z.enum(EXPORT_REASONS) }),
    output: z.string(),
    isCsv: true,
    errors: ['step_up_required'],
  },
});
