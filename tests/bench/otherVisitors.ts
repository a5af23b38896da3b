import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { setPriority } from 'node:os';
import { argv } from 'node:process';

/** `otherVisitors <url>`: four visitors open pages that are not cached yet, as phones do, until they are killed. */
// Their phones use no processor time of the server.
setPriority(10);

const [url] = argv.slice(2);
const options = {
  agent: new Agent({ keepAlive: true }),
  headers: { 'Accept-Encoding': 'br' },
};
let turned = 0;

async function turnPages(): Promise<never> {
  for (;;) {
    turned += 1;
    // About twenty at a time, because the same twenty would soon be cached.
    const page = `limit=${16 + (turned % 9)}&offset=${Math.floor(turned / 9)}`;
    const [answer] = await once(get(`${url}/public/reviews?${page}`, options), 'response');
    await read(answer);
  }
}

/** Without decompressing it, which is the work of a phone. */
async function read(answer: IncomingMessage): Promise<void> {
  answer.resume();
  await once(answer, 'end');
}

process.stdout.write('turning\n');
await Promise.all([turnPages(), turnPages(), turnPages(), turnPages()]);
