import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { DatabaseError } from '../database.ts';
import { startPgliteEngine } from './pgliteEngine.ts';
import type { EngineReply, EngineTask } from './pgliteMessage.ts';

lowerPriority();
/** The thread of the embedded database: a long statement does not block the process. */
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
    // Any error except that of a statement ends the engine and this thread.
    if (!(error instanceof DatabaseError)) throw error;
    const { code, message, constraint } = error;
    return { error: { code, message, constraint } };
  }
}

/** Lowers the priority of this thread, so that the thread that answers visitors runs first. */
function lowerPriority(): void {
  try {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
    setPriority(thread, 5);
  } catch {
    // Only Linux gives the thread its number.
  }
}
