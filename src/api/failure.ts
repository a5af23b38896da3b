import type { ErrorAnswer } from '../../contract/plain/errorCode.ts';
import { ApiError } from './ApiError.ts';

export function failureOf({ status, _data }: { status: number; _data?: unknown }): ApiError {
  const { code, message, files, fields } = (_data ?? {}) as Partial<ErrorAnswer>;
  return new ApiError(code ?? 'internal', status, message ?? `The server answered ${status}`, {
    files,
    fields,
  });
}

/** The server was not reached, or the connection broke. */
export function toApiError(cause: unknown): ApiError {
  if (cause instanceof ApiError) return cause;
  const message = cause instanceof Error ? cause.message : 'No connection';
  return new ApiError('unreachable', 0, message, { cause });
}
