import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { afterFile } from '../../setup/afterFile.ts';
import { listenLocally } from './listenLocally.ts';

/** One process behind the balancer, as its health checks see it. */
interface Backend {
  url: string;
  isUp: boolean;
  failures: number;
  isAsked: boolean;
}

/** A busy machine is slow to answer; that is no failure. */
const PROBE_PATIENCE_MS = 5_000;

export interface Balancer {
  url: string;
  add: (url: string) => void;
  remove: (url: string) => void;
  isUp: (url: string) => boolean;
  /** Requests that no process has answered with 200. They are not repeated: a visitor would have seen the failure. */
  refused: string[];
  /** The next answer to such a request, e.g. `POST /member/counsels`, never arrives: `then` gets who gave it. */
  loseAnswerTo: (request: RegExp, then: (url: string) => void) => void;
}

/** Sends requests in turn to all that answer /readyz, over kept connections. */
export async function openBalancer(options: {
  probeMs: number;
  failures: number;
}): Promise<Balancer> {
  const backends = new Map<string, Backend>();
  const refused: string[] = [];
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  let losing: { request: RegExp; then: (url: string) => void } | null = null;

  const probe = async (backend: Backend) => {
    if (backend.isAsked) return;
    backend.isAsked = true;
    const signal = AbortSignal.timeout(PROBE_PATIENCE_MS);
    const isReady = await fetch(`${backend.url}/readyz`, { signal }).then(
      (answer) => answer.ok,
      () => false,
    );
    backend.isAsked = false;
    backend.failures = isReady ? 0 : backend.failures + 1;
    if (isReady) backend.isUp = true;
    else if (backend.failures >= options.failures) backend.isUp = false;
  };
  const probing = setInterval(() => {
    for (const backend of backends.values()) void probe(backend);
  }, options.probeMs);

  const passOn = (incoming: IncomingMessage, response: ServerResponse) => {
    const up = [...backends.values()].filter(({ isUp }) => isUp);
    turn += 1;
    const backend = up[turn % up.length];
    const { method, url = '/', headers } = incoming;
    let hasLeft = false;
    const refuse = (why: string) => {
      if (hasLeft) return;
      refused.push(`${url}: ${why}`);
      if (response.headersSent) response.destroy();
      else response.writeHead(502).end();
    };
    if (!backend) return refuse('no backend is up');
    const asked = request(backend.url + url, { method, headers, agent }, (answer) => {
      if (losing?.request.test(`${method} ${url}`)) {
        const { then } = losing;
        losing = null;
        answer.resume();
        refuse('the answer was lost');
        return then(backend.url);
      }
      const { connection, 'keep-alive': _, ...kept } = answer.headers;
      if (answer.statusCode !== 200) refused.push(`${url}: ${answer.statusCode}`);
      response.writeHead(answer.statusCode ?? 502, kept);
      answer.once('error', (cause) => refuse(cause.message));
      answer.pipe(response);
    });
    asked.once('error', (cause) => refuse(cause.message));
    // A page that is closed ends its stream at the process, too.
    response.once('close', () => {
      hasLeft = !response.writableFinished;
      if (hasLeft) asked.destroy();
    });
    incoming.pipe(asked);
  };

  const server = createServer(passOn);
  const port = await listenLocally(server);
  afterFile(() => {
    clearInterval(probing);
    agent.destroy();
  });
  return {
    url: `http://127.0.0.1:${port}`,
    add: (url) => backends.set(url, { url, isUp: false, failures: 0, isAsked: false }),
    remove: (url) => backends.delete(url),
    isUp: (url) => backends.get(url)?.isUp ?? false,
    refused,
    loseAnswerTo: (request, then) => {
      losing = { request, then };
    },
  };
}
