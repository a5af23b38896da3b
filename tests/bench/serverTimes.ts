import { setTimeout as wait } from 'node:timers/promises';
import type { RunningServer } from '../support/app/server/startServer.ts';
import { askOften } from './askOften.ts';

/** Log lines are gathered for a tenth of a second. */
const UNTIL_LOGGED_MS = 300;

/** Milliseconds that the server itself says it took for each of these questions. */
export async function serverTimes(
  server: RunningServer,
  paths: readonly string[],
  headers: Record<string, string> = {},
): Promise<number[]> {
  await wait(UNTIL_LOGGED_MS);
  const before = server.log().length;
  await askOften(server.url, paths, { headers });
  await wait(UNTIL_LOGGED_MS);
  const times = server
    .log()
    .slice(before)
    .split('\n')
    .filter((line) => /"route":"\/(public|member)\//.test(line))
    .map((line) => (JSON.parse(line) as { ms: number }).ms);
  if (times.length !== paths.length) {
    throw new Error(`${paths.length} questions left ${times.length} lines in the log`);
  }
  return times;
}
