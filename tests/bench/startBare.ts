import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../support/app/server/startServer.ts';
import type { World } from './world.ts';

/** A server for one task only; `task` is read from stdin. */
export async function startBare(
  { later }: World,
  file: 'bareServer' | 'barePgServer' | 'bareWriteServer',
  task: object,
): Promise<{ url: string; pid: number; stop: () => Promise<unknown> }> {
  const port = await freePort();
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', `tests/bench/${file}.ts`, String(port)],
    { stdio: ['pipe', 'inherit', 'inherit'], env: { ...process.env, NODE_ENV: 'production' } },
  );
  const stop = async () => child.kill();
  later(stop);
  child.stdin.end(JSON.stringify(task));
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${url}/?offset=0`).catch(() => undefined))) await wait(50);
  return { url, pid: child.pid ?? 0, stop };
}

/** The headers of an answer that a bare server repeats; the others come by themselves. */
export function headersToRepeat(answer: Response, except: readonly string[] = []) {
  const own = ['date', 'connection', 'keep-alive', ...except];
  return Object.fromEntries([...answer.headers].filter(([name]) => !own.includes(name)));
}
