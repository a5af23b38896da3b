import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { one, page, RecordId, Timestamp } from './shape.ts';
import { slice } from './staffShape.ts';

/** What the console keeps about itself: who looked at what, and what was sent to whom. */

export const AUDIT_ACTIONS = [
  'COUNSEL_READ',
  'COUNSEL_CHANGED',
  'CONTENT_CHANGED',
  'REVIEW_CHANGED',
  'STAFF_CHANGED',
  'MEMBER_ERASED',
] as const;

export const AuditEntry = z.object({
  id: z.string(),
  at: Timestamp,
  /** Who it was, by user id; the name stays when the account goes. */
  staff: z.string(),
  action: z.enum(AUDIT_ACTIONS),
  /** The kind of record, e.g. `counsel`, and which. */
  subject: z.string(),
  subjectId: z.string(),
  /** Names of fields or a new state; never a text that somebody wrote. */
  detail: z.string(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const OUTBOX_STATES = ['WAITING', 'SENT', 'SHOWN', 'FAILED'] as const;

/** A notice. SHOWN: no way to send it is configured, so it can be read here only. */
export const OutboxEntry = z.object({
  id: z.string(),
  created_at: Timestamp,
  channel: z.enum(['LINE', 'STAFF']),
  state: z.enum(OUTBOX_STATES),
  text: z.string(),
  counsel_id: z.string().nullable(),
  attempts: z.int(),
  sent_at: Timestamp.nullable(),
  /** Status of the last answer that was not what we hoped for. */
  problem: z.string().nullable(),
});
export type OutboxEntry = z.infer<typeof OutboxEntry>;

export const staffRecordEndpoints = endpoints({
  'GET /staff/audit': {
    summary: 'The audit log, newest first, and whether the rows of this page hold; for operators',
    audience: 'staff',
    query: z.strictObject({
      staffId: RecordId.optional(),
      action: z.enum(AUDIT_ACTIONS).optional(),
      ...slice,
    }),
    output: page(AuditEntry).extend({ intact: z.boolean() }),
    errors: ['forbidden'],
  },
  'GET /staff/audit/check': {
    summary:
      'Whether the chain of the audit log holds from its first row to its last; for operators',
    audience: 'staff',
    output: one(z.object({ intact: z.boolean(), rows: z.int() })),
    errors: ['forbidden'],
  },
  'GET /staff/outbox': {
    summary: 'Notices, newest first; staff of a clinic see theirs',
    audience: 'staff',
    query: z.strictObject({ state: z.enum(OUTBOX_STATES).optional(), ...slice }),
    output: page(OutboxEntry),
  },
});
