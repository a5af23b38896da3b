import type { ErrorAnswer, ErrorCode } from '../contract/plain/errorCode.ts';
import { RecordId } from '../contract/shape.ts';

/** An expected failure. The caller receives its code and message, never a stack trace. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly headers: Readonly<Record<string, string>>;

  /** Paths of the files that were refused. */
  readonly files: readonly string[] | undefined;
  /** Names of the fields of the body that were refused. */
  readonly fields: readonly string[] | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    headers: Readonly<Record<string, string>>,
    { files, fields }: Pick<ErrorAnswer, 'files' | 'fields'> = {},
  ) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
    this.headers = headers;
    this.files = files;
    this.fields = fields;
  }
}

/**
 * Use: `throw refuse('not_found')`. The message is for developers: never put user input into it.
 */
export function refuse(
  code: ErrorCode,
  message: string = defaultMessage(code),
  headers: Readonly<Record<string, string>> = {},
): Refusal {
  return new Refusal(code, message, headers);
}

/** Refuses these files of the request; the other files are fine. */
export const refuseFiles = (code: ErrorCode, files: readonly string[]): Refusal =>
  new Refusal(code, defaultMessage(code), {}, { files });

/** Refuses these fields of the body. */
export const refuseFields = (message: string, fields: readonly string[]): Refusal =>
  new Refusal('invalid_input', message, {}, fields.length > 0 ? { fields } : {});

/** Refuses to show a record without these fields. */
export const refuseMissing = (fields: readonly string[]): Refusal =>
  new Refusal('not_allowed_now', 'required fields are missing', {}, { fields });

/** The specification demands the message 'Duplicate' for a taken nickname. */
function defaultMessage(code: ErrorCode): string {
  if (code === 'nickname_taken') return 'Duplicate';
  return code.replaceAll('_', ' ');
}

/** The record, or a refusal that does not reveal whether another person has such a record. */
export function orNotFound<T>(record: T | null | undefined): T {
  if (record === undefined || record === null) throw refuse('not_found');
  return record;
}

/** An id that is not a UUID is "not found" at once: the database is not asked. */
export function recordId(text: string): string {
  return orNotFound(RecordId.safeParse(text).data);
}

/** For rows of the caller, who may have been erased while the call was running. */
export function orUnauthenticated<T>(row: T | null | undefined): T {
  if (row === undefined || row === null) throw refuse('unauthenticated');
  return row;
}
