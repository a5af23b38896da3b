import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { freePort } from '../support/app/server/startServer.ts';
import type { World } from './world.ts';

/** Below this every page comes without its scripts. */
const FLOOR = '/floor';
/** Below this every page loads the packages of ours, and nothing else, by a plain script element. */
const PLAIN = '/plain';

interface Floor {
  headers: Record<string, string>;
  html: Buffer;
}

/**
 * A proxy in front of our server, so that both pages of a pair are sent alike: an address as it is, and below /floor
 * the same content as hand-written HTML without script.
 */
export async function startFloorServer(world: World, serverUrl: string): Promise<string> {
  const port = await freePort();
  const floors = new Map<string, Promise<Floor>>();
  const server = createServer((asked, response) => {
    const url = asked.url ?? '/';
    const kind = [FLOOR, PLAIN].find((prefix) => url.startsWith(`${prefix}/`));
    if (!kind) return pass(serverUrl, asked, response);
    const address = serverUrl + url.slice(kind.length);
    const floor = floors.get(url) ?? (kind === FLOOR ? writeFloor(address) : writePlain(address));
    floors.set(url, floor);
    void floor.then(({ headers, html }) => response.writeHead(200, headers).end(html));
  }).listen(port, '127.0.0.1');
  world.later(async () => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${port}`;
}

export const floorOf = (address: string) => FLOOR + address;
export const plainOf = (address: string) => PLAIN + address;

/** Headers that belong to one response and would be wrong for another. */
const OF_ONE_RESPONSE = ['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding'];

const SCRIPTS = /<script\b[\s\S]*?<\/script>/g;

async function writeFloor(address: string): Promise<Floor> {
  const { headers, page } = await readPage(address);
  return packed(headers, page.replace(SCRIPTS, ''));
}

async function writePlain(address: string): Promise<Floor> {
  const { headers, page } = await readPage(address);
  const vendor = /"(\/assets\/vendor-[^"]+\.js)"/.exec(page)?.[1];
  if (!vendor) throw new Error(`${address} names no packages`);
  const script = `import '${vendor}'; document.documentElement.dataset.interactive = 'true';`;
  const { 'content-security-policy': _, ...plainHeaders } = headers;
  const plainPage = page.replace(SCRIPTS, '');
  return packed(
    plainHeaders,
    plainPage.replace('</head>', `<script type="module">${script}</script></head>`),
  );
}

async function readPage(address: string) {
  const answer = await fetch(address);
  const headers = Object.fromEntries(
    [...answer.headers].filter(([name]) => !OF_ONE_RESPONSE.includes(name)),
  );
  return { headers, page: await answer.text() };
}

function packed(headers: Record<string, string>, page: string): Floor {
  const html = brotliCompressSync(page);
  const length = String(html.byteLength);
  return { headers: { ...headers, 'content-encoding': 'br', 'content-length': length }, html };
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
