import type { ZodType, z } from 'zod';
import type { Checked, Endpoint } from '../../../contract/endpoint.ts';
import { refuse, refuseFields } from '../../refusal.ts';

export interface RawInput {
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  /** Undefined for an empty body. */
  body: unknown;
}

/** Parses path, query and body with the schemas of the call. Undeclared input is refused. */
export function checkInput<E extends Endpoint>(endpoint: E, raw: RawInput): Checked<E> {
  const checked = {
    ...(endpoint.params && { params: check(endpoint.params, 'path', raw.params) }),
    ...(endpoint.query && { query: check(endpoint.query, 'query', raw.query) }),
    ...(endpoint.body && { body: check(endpoint.body, 'body', raw.body) }),
  };
  if (!endpoint.query && Object.keys(raw.query).length > 0) {
    throw refuse('invalid_input', 'query: this call takes none');
  }
  if (!endpoint.body && !isNothing(raw.body)) {
    throw refuse('invalid_input', 'body: this call takes none');
  }
  // The schemas above have just checked these types.
  return checked as Checked<E>;
}

function check(schema: ZodType, part: string, value: unknown): unknown {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const { issues } = result.error;
  const message = issues.slice(0, 3).map(describe(part)).join('; ');
  const fields = part === 'body' ? issues.flatMap(({ path }) => path.slice(0, 1).map(String)) : [];
  throw refuseFields(message, [...new Set(fields)]);
}

/** Names the field and the kind of error, never the value: the message may be logged. */
const describe = (part: string) => (issue: z.core.$ZodIssue) =>
  `${[part, ...issue.path].map(String).join('.')}: ${issue.code}`;

function isNothing(body: unknown): boolean {
  if (body === undefined || body === null) return true;
  return typeof body === 'object' && !Array.isArray(body) && Object.keys(body).length === 0;
}
