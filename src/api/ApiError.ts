import type { ErrorCode } from '../../contract/errorCode.ts';

/** `offline` is ours: the server was never reached. */
export type FailureCode = ErrorCode | 'offline';

/** Why a call failed. Known by its code: an error that travelled inside a page has lost its class. */
export class ApiError extends Error {
  readonly code: FailureCode;
  readonly status: number;
  /** Paths of the files that it is about. */
  readonly files: readonly string[] | undefined;

  constructor(
    code: FailureCode,
    status: number,
    message: string,
    { cause, files }: { cause?: unknown; files?: readonly string[] | undefined } = {},
  ) {
    super(message, { cause });
    this.files = files;
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
  }
}

export function codeOf(error: unknown): FailureCode {
  if (typeof error === 'object' && error !== null && 'code' in error) {
    return error.code as FailureCode; // ApiError, or what is left of one after hydration
  }
  return 'internal';
}

export const isNotFound = (error: unknown) => codeOf(error) === 'not_found';
