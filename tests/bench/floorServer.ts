import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { freePort } from '../support/app/startServer.ts';
import type { World } from './world.ts';

/** Below this every page comes without its scripts. */
const FLOOR = '/floor';

interface Floor {
  headers: Record<string, string>;
  html: Buffer;
}

/**
 * In front of our server, so that both pages of a pair take the same way: an address as it is, and the
 * same address below /floor as somebody would write it by hand, with the same content and no script, for
 * the same server: a header may cost a phone more than a script does.
 */
export async function startFloorServer(world: World, serverUrl: string): Promise<string> {
  const port = await freePort();
  const floors = new Map<string, Promise<Floor>>();
  const server = createServer((asked, response) => {
    const url = asked.url ?? '/';
    if (!url.startsWith(`${FLOOR}/`)) return pass(serverUrl, asked, response);
    const page = url.slice(FLOOR.length);
    const floor = floors.get(page) ?? writeFloor(serverUrl + page);
    floors.set(page, floor);
    void floor.then(({ headers, html }) => response.writeHead(200, headers).end(html));
  }).listen(port, '127.0.0.1');
  world.later(async () => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${port}`;
}

export const floorOf = (address: string) => FLOOR + address;

/** What belongs to one response, and would not be true of another. */
const OF_ONE_RESPONSE = ['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding'];

async function writeFloor(address: string): Promise<Floor> {
  const answer = await fetch(address);
  const page = await answer.text();
  const html = brotliCompressSync(page.replace(/<script\b[\s\S]*?<\/script>/g, ''));
  const headers = Object.fromEntries(
    [...answer.headers].filter(([name]) => !OF_ONE_RESPONSE.includes(name)),
  );
  headers['content-encoding'] = 'br';
  headers['content-length'] = String(html.byteLength);
  return { headers, html };
}

function pass(serverUrl: string, asked: IncomingMessage, response: ServerResponse): void {
  const { method, headers } = asked;
  const passed = request(serverUrl + asked.url, { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 500, answer.headers);
    answer.pipe(response);
  });
  passed.once('error', () => response.destroy());
  asked.pipe(passed);
}
