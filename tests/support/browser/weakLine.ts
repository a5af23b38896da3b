import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort, type RunningServer, startServer } from '../app/server/startServer.ts';

/** Files above this size are broken off. */
const HEAVY_BYTES = 200_000;
const CHUNK_PAUSE_MS = 15;

export interface WeakLine {
  /** The site, as pages over the bad connection see it. */
  url: string;
  /** true: large files are cut off halfway. */
  breakHeavy: (isBroken: boolean) => void;
  /** How many files were cut off. */
  broken: () => number;
  stop: () => Promise<void>;
}

/** A separate server, reached over a slow connection that cuts off files. */
export async function startWeakLine(): Promise<WeakLine> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = await startServer({ env: { PUBLIC_URL: url } });
  let isBroken = false;
  let broken = 0;

  const line = createServer((incoming, answer) => {
    const length = Number(incoming.headers['content-length'] ?? 0);
    const isHeavy = incoming.method === 'PUT' && length > HEAVY_BYTES;
    void pass(incoming, answer, server, isHeavy && isBroken ? length / 2 : Infinity).then(
      (arrived) => {
        if (!arrived) broken += 1;
      },
    );
  });
  await new Promise<void>((resolve) => line.listen(port, '127.0.0.1', resolve));

  return {
    url,
    breakHeavy: (wished) => {
      isBroken = wished;
    },
    broken: () => broken,
    stop: async () => {
      line.closeAllConnections();
      line.close();
      await server.stop();
    },
  };
}

/** False: it was cut off after so many bytes, on both sides. */
async function pass(
  incoming: IncomingMessage,
  answer: ServerResponse,
  server: RunningServer,
  most: number,
): Promise<boolean> {
  const { method, url, headers } = incoming;
  const onwards = request(new URL(url ?? '/', server.url), { method, headers }, (back) => {
    answer.writeHead(back.statusCode ?? 502, back.headers);
    back.pipe(answer);
  });
  onwards.on('error', () => incoming.destroy());
  let passed = 0;
  for await (const chunk of incoming) {
    passed += chunk.length;
    if (passed > most) {
      onwards.destroy();
      incoming.destroy();
      return false;
    }
    onwards.write(chunk);
    if (method === 'PUT') await wait(CHUNK_PAUSE_MS);
  }
  onwards.end();
  return true;
}
