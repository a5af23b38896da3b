import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { z } from 'zod';
import { listenLocally } from '../app/server/listenLocally.ts';

const Push = z.object({ to: z.string(), messages: z.array(z.object({ text: z.string() })) });

export interface Received {
  path: string;
  key: string;
  authorization: string | undefined;
  body: unknown;
}

export interface NoticeReceiver {
  url: string;
  /** All requests, also repeated ones. */
  received: Received[];
  /** The notices that a person would see: each key once, when it was accepted. */
  accepted: Received[];
  /** The status of the next answers; null never answers. */
  answerWith: (status: number | null) => void;
  /** Cuts off the requests that have no answer. */
  hangUp: () => void;
  /** Resolves when so many have come. */
  hasReceived: (count: number) => Promise<void>;
}

/** Accepts pushes as LINE does: a retry key that was accepted before is answered with 409. */
export async function openNoticeReceiver(): Promise<NoticeReceiver> {
  const received: Received[] = [];
  const accepted: Received[] = [];
  let status: number | null = 200;
  const server = createServer(async (request, response) => {
    const { headers, url: path = '' } = request;
    const key = String(headers['x-line-retry-key'] ?? headers['idempotency-key']);
    const body: unknown = await json(request);
    const notice = { path, key, authorization: headers.authorization, body };
    received.push(notice);
    const isKnown = accepted.some((one) => one.key === key);
    const isTaken = status === null || status === 200;
    if (isTaken && !isKnown) accepted.push(notice);
    if (status === null) return;
    response.writeHead(isTaken && isKnown ? 409 : status).end('{}');
  });
  const port = await listenLocally(server);
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    accepted,
    answerWith: (next) => {
      status = next;
    },
    hangUp: () => server.closeAllConnections(),
    hasReceived: async (count) => {
      while (received.length < count) await new Promise((resolve) => setTimeout(resolve, 20));
    },
  };
}

/** The text of a push and its receiver. */
export function pushOf({ body }: Received): { to: string; text: string | undefined } {
  const { to, messages } = Push.parse(body);
  return { to, text: messages[0]?.text };
}
