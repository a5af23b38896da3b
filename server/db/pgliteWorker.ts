import { parentPort, workerData } from 'node:worker_threads';
import { DatabaseError } from './database.ts';
import { startPgliteEngine } from './pgliteEngine.ts';
import type { EngineReply, EngineRequest } from './pgliteMessage.ts';

/** The thread of the embedded engine: however long a statement takes, the process goes on answering. */
const engine = await startPgliteEngine(workerData);

let last: Promise<unknown> = Promise.resolve();
parentPort?.on('message', (request: EngineRequest) => {
  last = last.then(() => reply(request));
});
parentPort?.postMessage('ready');

async function reply(request: EngineRequest): Promise<void> {
  parentPort?.postMessage(await perform(request));
}

async function perform(request: EngineRequest): Promise<EngineReply> {
  try {
    return { id: request.id, answer: await engine.perform(request) };
  } catch (error) {
    // Anything but a refused statement is the end of the engine, and so of this thread.
    if (!(error instanceof DatabaseError)) throw error;
    const { code, message, constraint } = error;
    return { id: request.id, error: { code, message, constraint } };
  }
}
