import { ofetch } from 'ofetch';
import { ApiError } from './ApiError.ts';
import type { Incoming, Outgoing } from './transport.ts';

/** The only HTTP client. No time-out and no retries: the query client decides about those. */
export async function sendByHttp({ method, path, body, headers }: Outgoing): Promise<Incoming> {
  try {
    const answer = await ofetch.raw(path, {
      method,
      body: body as Record<string, unknown>, // JSON by contract
      ...(headers && { headers }),
      // Public answers are the same for everyone, so no cookie is sent.
      credentials: path.startsWith('/public/') ? 'omit' : 'include',
      retry: false,
      ignoreResponseError: true,
    });
    return { status: answer.status, body: answer._data };
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : 'No connection';
    throw new ApiError('offline', 0, message, { cause });
  }
}
