import type { ErrorCode } from '../../contract/plain/errorCode.ts';

/** `unreachable` is the client's own code: the server was not reached, or the connection broke. */
export type FailureCode = ErrorCode | 'unreachable';

interface Details {
  cause?: unknown;
  files?: readonly string[] | undefined;
  fields?: readonly string[] | undefined;
}

/** A failed call. Code checks `code`, not the class: an error from hydrated data has lost its class. */
export class ApiError extends Error {
  readonly code: FailureCode;
  readonly status: number;
  /** Paths of the files that the error is about. */
  readonly files: readonly string[] | undefined;
  /** Names of the fields that the error is about. */
  readonly fields: readonly string[];

  constructor(
    code: FailureCode,
    status: number,
    message: string,
    { cause, files, fields = [] }: Details = {},
  ) {
    super(message, { cause });
    this.files = files;
    this.fields = fields;
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
  }
}

export function codeOf(error: unknown): FailureCode {
  if (typeof error === 'object' && error !== null && 'code' in error) {
    return error.code as FailureCode; // an ApiError, possibly after hydration
  }
  return 'internal';
}

export const fieldsOf = (error: unknown): readonly string[] =>
  error instanceof ApiError ? error.fields : [];

/**
 * The server may have made the change: its answer was lost, or the work broke off in the middle. With all other codes
 * it did nothing.
 */
export const isUncertain = (error: unknown) => UNCERTAIN.includes(codeOf(error));

const UNCERTAIN: readonly FailureCode[] = [
  'unreachable',
  'internal',
  'overloaded',
  'request_in_flight',
];

export const isNotFound = (error: unknown) => codeOf(error) === 'not_found';
