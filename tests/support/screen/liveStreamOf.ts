import { HttpResponse, http } from 'msw';
import { vi } from 'vitest';
import type { LiveEvent } from '../../../contract/plain/liveEvents.ts';
import { mockServer } from './mockEndpoint.ts';

interface LiveStream {
  /** How often the page has opened it. */
  opened: () => number;
  isOpen: () => Promise<void>;
  say: (event: LiveEvent, data?: string) => void;
  /** Bytes that are no event: heartbeats, parts of events. */
  write: (text: string) => void;
  end: () => void;
}

/** Answers the calls of a live stream. It says hello when it is opened, unless the test wants to say it. */
export function liveStreamOf(
  path: '/member/live' | '/staff/live',
  { isSilent = false } = {},
): LiveStream {
  let opened = 0;
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const write = (text: string) => controller?.enqueue(new TextEncoder().encode(text));
  const say = (event: LiveEvent, data = '') => write(`event: ${event}\ndata: ${data}\n\n`);
  mockServer.use(
    http.get(path, () => {
      opened += 1;
      const body = new ReadableStream<Uint8Array>({
        start: (given) => {
          controller = given;
        },
      });
      if (!isSilent) say('hello');
      return new HttpResponse(body, { headers: { 'Content-Type': 'text/event-stream' } });
    }),
  );
  return {
    opened: () => opened,
    isOpen: () =>
      vi.waitFor(() => opened > 0 || Promise.reject(new Error('not opened'))).then(() => {}),
    say,
    write,
    end: () => controller?.close(),
  };
}
