import type { Hono } from 'hono';
import type { AppEnv } from '../../../server/http/appEnv.ts';
import { afterFile } from '../setup/afterFile.ts';

export interface ReadStream {
  /** Every event so far, e.g. `change message 0190…`; heartbeats are `beat`. */
  events: string[];
  isOver: () => boolean;
  leave: () => Promise<void>;
}

/** Reads server-sent events as a browser does. */
export function readEvents(body: ReadableStream<Uint8Array>): ReadStream {
  const events: string[] = [];
  const reader = body.getReader();
  let isOver = false;
  const read = async () => {
    const decoder = new TextDecoder();
    let text = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      text += decoder.decode(value, { stream: true });
      const parts = text.split('\n\n');
      text = parts.pop() ?? '';
      events.push(...parts.map(wordsOf));
    }
  };
  void read()
    .catch(() => events.push('broken'))
    .finally(() => {
      isOver = true;
    });
  return { events, isOver: () => isOver, leave: () => reader.cancel() };
}

const wordsOf = (part: string) =>
  part === ':'
    ? 'beat'
    : part
        .replaceAll(/^(event|data): /gm, '')
        .replaceAll('\n', ' ')
        .trim();

/** Opens a live stream of the app; it is left after the file. */
export async function openLive(
  app: Hono<AppEnv>,
  path: string,
  headers: Record<string, string>,
): Promise<ReadStream & { response: Response }> {
  const response = await app.request(path, { headers });
  if (response.status !== 200 || !response.body) throw new Error(`${path}: ${response.status}`);
  const stream = readEvents(response.body);
  afterFile(stream.leave);
  return { ...stream, response };
}
