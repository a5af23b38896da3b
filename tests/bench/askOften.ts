import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** One after the other over one connection; the milliseconds of each answer. */
export async function askOften(
  url: string,
  paths: Iterable<string>,
  { pauseMs = 0, headers = {} }: { pauseMs?: number; headers?: Record<string, string> } = {},
): Promise<number[]> {
  const times: number[] = [];
  for (const path of paths) {
    times.push(await ask(url + path, headers));
    if (pauseMs > 0) await wait(pauseMs);
  }
  return times;
}

function ask(address: string, headers: Record<string, string>): Promise<number> {
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    get(address, { agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${response.statusCode}: ${address}`));
      response.resume();
      response.once('end', () => resolve(performance.now() - begun));
    }).once('error', reject);
  });
}
