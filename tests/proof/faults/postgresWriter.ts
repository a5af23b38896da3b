import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '../../../server/db/openDatabase.ts';

/**
 * `postgresWriter <url>`: sixteen that write at once, each entry with its twin or neither, and say on
 * stdout what was acknowledged. They go on when the database is back.
 */
const [url = ''] = process.argv.slice(2);
const db = await openDatabase({ url });
let count = 0;

async function write(): Promise<never> {
  for (;;) {
    count += 1;
    const id = String(count);
    const isDone = await db
      .transaction(async (tx) => {
        await tx.query('insert into entry values ($1)', [id]);
        await tx.query('insert into twin values ($1)', [id]);
      })
      .then(
        () => true,
        () => wait(50, false),
      );
    if (isDone) process.stdout.write(`${id}\n`);
  }
}

await Promise.all(Array.from({ length: 16 }, write));
