import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { countForProof, numberFromEnv } from '../../support/app/proof.ts';
import { startServer } from '../../support/app/server/startServer.ts';

const ASKERS = 16;

test('SIGTERM under load: every accepted request gets its whole answer, and the process ends within 10 s', async () => {
  for (let round = 0; round < numberFromEnv('STOP_ROUNDS', 2); round += 1) {
    const server = await startServer({
      env: { RATE_LIMIT_PER_5_MIN: '1000000', LOG_LEVEL: 'warn' },
    });
    const torn: string[] = [];
    const askers = Array.from({ length: ASKERS }, (_, asker) => ask(server.url, asker, torn));
    await wait(500);
    const begun = performance.now();
    await server.stop();
    expect(performance.now() - begun).toBeLessThan(10_000);
    await Promise.all(askers);
    expect(torn).toEqual([]);
    countForProof('stops');
  }
});

/** Until the server accepts no connections any more. An answer that begins and does not end is an error. */
async function ask(url: string, asker: number, torn: string[]): Promise<void> {
  for (let count = 0; ; count += 1) {
    const path = `/public/reviews?limit=50&offset=${asker * 1_000 + count}`;
    const answer = await fetch(url + path).catch(() => undefined);
    if (!answer) return;
    await answer.json().then(
      () => countForProof('answers'),
      () => torn.push(path),
    );
  }
}
