import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { MESSAGE_LENGTH, TEMPLATE_NAME_LENGTH } from '../plain/limits.ts';
import { list, Nothing, one, PathId } from '../shape.ts';
import { Version, versionQuery } from './staffShape.ts';

/** A text that staff of a clinic often send, in Korean and, if they have written one, in Japanese. */
export const Template = z.object({
  id: z.string(),
  version: Version,
  name: z.string(),
  text: z.string(),
  textJa: z.string(),
});
export type Template = z.infer<typeof Template>;

export const TemplateForm = z.strictObject({
  name: z.string().max(TEMPLATE_NAME_LENGTH).regex(/\S/),
  text: z.string().max(MESSAGE_LENGTH).regex(/\S/),
  /** '' means none. */
  textJa: z.string().max(MESSAGE_LENGTH),
});
export type TemplateForm = z.infer<typeof TemplateForm>;

export const staffTemplateEndpoints = endpoints({
  'GET /staff/templates': {
    summary: 'The templates of the clinic by name; for staff of a clinic',
    audience: 'staff',
    output: list(Template),
  },
  'POST /staff/templates': {
    summary: 'Add a template; for staff of a clinic',
    audience: 'staff',
    body: TemplateForm,
    output: one(Template),
    errors: ['not_allowed_now', 'request_in_flight', 'idempotency_mismatch'],
  },
  'PATCH /staff/templates/:id': {
    summary: 'Change a template; for staff of a clinic',
    audience: 'staff',
    params: PathId,
    body: TemplateForm.extend({ version: Version }),
    output: one(Template),
    errors: ['not_found', 'stale_version'],
  },
  'DELETE /staff/templates/:id': {
    summary: 'Delete a template; for staff of a clinic',
    audience: 'staff',
    params: PathId,
    query: versionQuery,
    output: Nothing,
    errors: ['not_found', 'stale_version'],
  },
});
