import type { ApiKey } from '../../contract/api.ts';
import { ApiError } from './ApiError.ts';
import { failureOf, toApiError } from './failure.ts';

/** One event of a live stream; a heartbeat has no name. */
export interface StreamEvent {
  name: string;
  data: string;
}

export type OpenStream = (signal: AbortSignal) => Promise<AsyncIterable<StreamEvent>>;

/** Opens a stream of server-sent events. EventSource is not used, because it hides that the session has ended. */
export async function openStream(
  key: ApiKey,
  signal: AbortSignal,
  headers: Record<string, string> = {},
) {
  const [, path = ''] = key.split(' ');
  const options = { signal, headers, credentials: 'include', cache: 'no-store' } as const;
  const answer = await fetch(path, options).catch((cause: unknown) => {
    throw toApiError(cause);
  });
  if (!answer.ok) {
    const _data: unknown = await answer.json().catch(() => undefined);
    throw failureOf({ status: answer.status, _data });
  }
  const isStream = answer.headers.get('Content-Type')?.startsWith('text/event-stream');
  // The answer comes from a proxy or a login page of the network.
  if (!isStream || !answer.body) throw new ApiError('unreachable', 0, 'Not a stream');
  return eventsOf(answer.body, signal);
}

async function* eventsOf(
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal,
): AsyncGenerator<StreamEvent> {
  const reader = body.getReader();
  const leave = () => void reader.cancel().catch(() => {});
  signal.addEventListener('abort', leave);
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      text += decoder.decode(value, { stream: true });
      const parts = text.split('\n\n');
      text = parts.pop() ?? '';
      yield* parts.map(eventOf);
    }
  } finally {
    signal.removeEventListener('abort', leave);
    leave();
  }
}

function eventOf(part: string): StreamEvent {
  const fields = new Map(
    part.split('\n').map((line) => [...line.split(': '), ''] as [string, string]),
  );
  return { name: fields.get('event') ?? '', data: fields.get('data') ?? '' };
}
