import { ERROR_STATUS, type ErrorAnswer } from '../../../contract/plain/errorCode.ts';
import { DatabaseError } from '../../db/database.ts';
import { Refusal, refuse } from '../../refusal.ts';
import { dataHeaders } from './securityHeaders.ts';

/** Maps any error to an error code of the contract. An unexpected error becomes `internal` without details. */
export function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof DatabaseError) return ofDatabase(error);
  return refuse('internal');
}

export function errorAnswer(refusal: Refusal, requestId: string): Response {
  const { code, message, files, fields } = refusal;
  const about = { ...(files && { files }), ...(fields && { fields }) };
  const body: ErrorAnswer = { code, message, requestId, ...about };
  return new Response(JSON.stringify(body), {
    status: ERROR_STATUS[code],
    headers: { ...dataHeaders, ...refusal.headers, 'Cache-Control': 'no-store' },
  });
}

/** Conflicts between simultaneous writes, by the name of the violated constraint. */
const CONFLICTS = new Map<string | undefined, () => Refusal>([
  ['review_counsel_id_key', () => refuse('already_reviewed')],
  ['member_nickname_key_key', () => refuse('nickname_taken')],
]);

const busy = () => refuse('overloaded', undefined, { 'Retry-After': '1' });

function ofDatabase({ code, constraint }: DatabaseError): Refusal {
  if (code === '23505') return CONFLICTS.get(constraint)?.() ?? refuse('not_allowed_now');
  if (code === '23503') return refuse('not_found');
  // 25006: this PostgreSQL became a standby; the next query goes to the new primary.
  if (code === '25006') return busy();
  // 55P03: another transaction holds a row for longer than this one waits.
  if (code === '55P03') return busy();
  switch (code.slice(0, 2)) {
    case '22': // data exception: the schema allowed a value that no column can hold
      return refuse('invalid_input');
    case '08': // connection failure
    case '40': // transaction conflict after all retries
    case '53': // no connections, memory or disk left
    case '57': // query cancelled or server shutting down
      return busy();
    default:
      return refuse('internal');
  }
}
