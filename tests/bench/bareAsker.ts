import { setPriority } from 'node:os';
import { argv } from 'node:process';

/** `bareAsker <url>`: asks for lists that nobody has asked for before, four at a time, until it is killed. */
// It stands for the phones of others, which take no processor from the server.
setPriority(10);

const [url] = argv.slice(2);
let asked = 0;

async function ask(): Promise<never> {
  for (;;) {
    asked += 1;
    const query = `limit=${50 + (asked % 50)}&offset=${Math.floor(asked / 50)}`;
    await (await fetch(`${url}/public/reviews?${query}`)).arrayBuffer();
  }
}

process.stdout.write('asking\n');
await Promise.all([ask(), ask(), ask(), ask()]);
