import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { DatabaseError } from '../database.ts';
import { startPgliteEngine } from './pgliteEngine.ts';
import type { EngineReply, EngineTask } from './pgliteMessage.ts';

goBehind();
/** The thread of the embedded engine: however long a statement takes, the process goes on answering. */
const engine = await startPgliteEngine(workerData);

let last: Promise<unknown> = Promise.resolve();
parentPort?.on('message', (task: EngineTask) => {
  last = last.then(() => reply(task));
});
parentPort?.postMessage('ready');

async function reply(task: EngineTask): Promise<void> {
  parentPort?.postMessage(await perform(task));
}

async function perform(task: EngineTask): Promise<EngineReply> {
  try {
    return { answer: await engine.perform(task) };
  } catch (error) {
    // Anything but a refused statement is the end of the engine, and so of this thread.
    if (!(error instanceof DatabaseError)) throw error;
    const { code, message, constraint } = error;
    return { error: { code, message, constraint } };
  }
}

/** Where there are more threads to run than processors, the one that answers visitors goes first. */
function goBehind(): void {
  try {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
    setPriority(thread, 5);
  } catch {
    // Linux alone tells a thread its number.
  }
}
