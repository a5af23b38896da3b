import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { RETENTION_KINDS, type RetentionKind } from '../plain/retention.ts';
import { list, one, PathId, Timestamp } from '../shape.ts';
import { Version } from './staffShape.ts';

/** How long one kind of data is kept, and what the job did last. */
export const RetentionSetting = z.object({
  kind: z.enum(RETENTION_KINDS as [RetentionKind, ...RetentionKind[]]),
  /** In the unit of the kind (contract/plain/retention.ts); 0: for ever. */
  period: z.int(),
  version: Version,
  /** Null before the first run. */
  ranAt: Timestamp.nullable(),
  /** Rows that the runs of that day deleted or emptied; for `member` the members that it erased. */
  gone: z.int(),
});
export type RetentionSetting = z.infer<typeof RetentionSetting>;

/** What the job would do now with a period. */
export const RetentionPreview = z.object({
  rows: z.int(),
  /** The date of the oldest row; null without rows. */
  oldest: Timestamp.nullable(),
  /** Members who would get the warning now, 30 days before they are erased; absent for other kinds. */
  toTell: z.int().optional(),
  /** Open counsels without a sign of life for the period, whose texts stay until `OPEN_MONTHS`; absent for other kinds. */
  stillOpen: z.int().optional(),
});
export type RetentionPreview = z.infer<typeof RetentionPreview>;

const period = z.int().min(0).max(1_000);

export const staffRetentionEndpoints = endpoints({
  'GET /staff/retention': {
    summary: 'How long each kind of data is kept, and what the job did last; for operators',
    audience: 'operator',
    output: list(RetentionSetting),
  },
  'GET /staff/retention/:id': {
    summary: 'A dry run: what of a kind would go now with this period; for operators',
    audience: 'operator',
    params: PathId,
    query: z.strictObject({
      period: z
        .string()
        .regex(/^\d{1,4}$/)
        .transform(Number)
        .pipe(period),
    }),
    output: one(RetentionPreview),
    errors: ['not_found'],
  },
  'PATCH /staff/retention/:id': {
    summary: 'Change the period of a kind; for operators',
    audience: 'operator',
    params: PathId,
    body: z.strictObject({ period, version: Version }),
    output: one(RetentionSetting),
    errors: ['not_found', 'stale_version', 'step_up_required'],
  },
});
