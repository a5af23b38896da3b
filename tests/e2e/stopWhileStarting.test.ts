import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { freePort, startServer } from '../support/app/server/startServer.ts';
import { TEST_MASTER_KEY } from '../support/app/testKeys.ts';

test('SIGTERM during the start ends it at once, with code 0: the first process of a container must handle it itself', async () => {
  // It accepts the connection and never answers, so the start waits.
  const database = createServer();
  const port = await freePort();
  database.listen(port, '127.0.0.1');
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    env: {
      ...process.env,
      PORT: '0',
      DATABASE_URL: `postgres://nabi@127.0.0.1:${port}/nabi`,
      MASTER_KEY: TEST_MASTER_KEY,
    },
    stdio: 'ignore',
  });
  const [connection] = await once(database, 'connection');

  const begun = performance.now();
  server.kill('SIGTERM');
  expect(await once(server, 'exit')).toEqual([0, null]);
  expect(performance.now() - begun).toBeLessThan(2_000);

  connection.destroy();
  database.close();
});

test('SIGTERM during warm-up waits for the current page', async () => {
  const server = await startServer({ env: { NODE_ENV: 'production', LOG_LEVEL: 'warn' } });
  // The warm-up begins 250 ms after `ready` and takes some times as long.
  await wait(400);
  await server.stop();
  expect(server.log()).toBe('');
});
