import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { AUDIT_ACTIONS } from './enums.ts';
import { one, page, RecordId, Timestamp } from './shape.ts';
import { slice } from './staffShape.ts';

export const AuditEntry = z.object({
  id: z.string(),
  at: Timestamp,
  /** The user id of the member of staff; it stays after the account is deleted. */
  staff: z.string(),
  action: z.enum(AUDIT_ACTIONS),
  /** The kind of record, e.g. `counsel`. */
  subject: z.string(),
  subjectId: z.string(),
  /** Names of fields or a new state; never a text that a person wrote. */
  detail: z.string(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const staffAuditEndpoints = endpoints({
  'GET /staff/audit': {
    summary:
      'The audit log, newest first, and whether the rows of this page are unchanged; for operators',
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
    summary: 'Whether the whole audit log is unchanged; for operators',
    audience: 'staff',
    output: one(z.object({ intact: z.boolean(), rows: z.int() })),
    errors: ['forbidden'],
  },
});
