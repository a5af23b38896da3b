import type { ErrorCode } from '../contract/errorCode.ts';
import { RecordId } from '../contract/shape.ts';

/** An expected failure: it reaches the caller as its code and nothing else of it does. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  /** Extra headers of the answer, such as Retry-After or Allow. */
  readonly headers: Readonly<Record<string, string>>;

  /** Paths of the files that it is about. */
  readonly files: readonly string[] | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    headers: Readonly<Record<string, string>>,
    files?: readonly string[],
  ) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
    this.headers = headers;
    this.files = files;
  }
}

/** `throw refuse('not_found')`. The message is for developers: never put what a person typed into it. */
export function refuse(
  code: ErrorCode,
  message: string = defaultMessage(code),
  headers: Readonly<Record<string, string>> = {},
): Refusal {
  return new Refusal(code, message, headers);
}

/** Of what was sent in, these files cannot be taken; the others can. */
export const refuseFiles = (code: ErrorCode, files: readonly string[]): Refusal =>
  new Refusal(code, defaultMessage(code), {}, files);

/** The specification names the word 'Duplicate' for a nickname that is taken; the rest is ours. */
function defaultMessage(code: ErrorCode): string {
  if (code === 'nickname_taken') return 'Duplicate';
  return code.replaceAll('_', ' ');
}

/** The record, or a refusal that does not tell whether the record exists for someone else. */
export function orNotFound<T>(record: T | undefined): T {
  if (record === undefined) throw refuse('not_found');
  return record;
}

/** An id that is not a UUID is "not found" at once: the database is not asked. */
export function recordId(text: string): string {
  return orNotFound(RecordId.safeParse(text).data);
}
