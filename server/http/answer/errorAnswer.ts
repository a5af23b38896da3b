import { ERROR_STATUS, type ErrorAnswer } from '../../../contract/errorCode.ts';
import { DatabaseError } from '../../db/database.ts';
import { Refusal, refuse } from '../../refusal.ts';
import { dataHeaders } from './securityHeaders.ts';

/** Whatever was thrown, as one of the codes of the contract. What is unexpected says nothing of itself. */
export function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof DatabaseError) return ofDatabase(error);
  return refuse('internal');
}

export function errorAnswer(refusal: Refusal, requestId: string): Response {
  const { code, message, files } = refusal;
  const body: ErrorAnswer = { code, message, requestId, ...(files && { files }) };
  return new Response(JSON.stringify(body), {
    status: ERROR_STATUS[code],
    headers: { ...dataHeaders, ...refusal.headers, 'Cache-Control': 'no-store' },
  });
}

/** Races that a constraint decided, by the name PostgreSQL gave it. */
const CONFLICTS = new Map<string | undefined, () => Refusal>([
  ['review_counsel_id_key', () => refuse('already_reviewed')],
  ['member_nickname_key_key', () => refuse('nickname_taken')],
]);

const busy = () => refuse('overloaded', undefined, { 'Retry-After': '1' });

function ofDatabase({ code, constraint }: DatabaseError): Refusal {
  if (code === '23505') return CONFLICTS.get(constraint)?.() ?? refuse('not_allowed_now');
  if (code === '23503') return refuse('not_found');
  // The server became a standby; the next question goes to the one that took its place.
  if (code === '25006') return busy();
  switch (code.slice(0, 2)) {
    case '22': // a value that the schema let through but no column can hold
      return refuse('invalid_input');
    case '08': // connection
    case '40': // still in conflict after every retry
    case '53': // out of connections, memory or disk
    case '57': // cancelled, or shutting down
      return busy();
    default:
      return refuse('internal');
  }
}
