import { Worker } from 'node:worker_threads';
import { DatabaseError } from '../database.ts';
import type {
  EngineAnswer,
  EngineFailure,
  EngineOptions,
  EngineReply,
  EngineTask,
} from './pgliteMessage.ts';

export interface PgliteThread {
  perform(task: EngineTask): Promise<EngineAnswer>;
  hasEnded(): boolean;
  /** Ends the thread at once, without closing the engine. */
  kill(): Promise<void>;
}

interface Asker {
  hasLimit: boolean;
  resolve(reply: EngineReply): void;
}

const crashShutdown = '57P02';
/** statement_timeout does not work in PGlite. Only scripts and unlimited transactions take nearly this long. */
const statementLimitSeconds = 30;

/** `program`: the path of a built pgliteWorker.ts, where the usual one takes too long to load. */
export async function startPgliteThread(
  options: EngineOptions,
  program?: string,
): Promise<PgliteThread> {
  const worker = program
    ? new Worker(program, { execArgv: [], workerData: options })
    : createWorker(options);
  let cause = 'its thread ended';
  worker.on('error', (error) => {
    cause = error.message;
  });
  await new Promise<void>((resolve, reject) => {
    // The first message means that the engine runs.
    worker.once('message', () => resolve());
    worker.once('exit', () => reject(new Error(`The embedded database does not start: ${cause}`)));
  });

  /** Waiting tasks in the order of the replies. An array: V8 keeps the deleted entries of a map for long. */
  const askers: Asker[] = [];
  let ended: EngineFailure | undefined;
  const watch = watchForStuck(askers, () => {
    cause = `a statement took over ${statementLimitSeconds} s`;
    void worker.terminate();
  });
  worker.on('message', (reply: EngineReply) => {
    askers.shift()?.resolve(reply);
  });
  // Not on 'error': the thread may still write until 'exit'.
  worker.on('exit', () => {
    clearInterval(watch);
    ended = { code: crashShutdown, message: `The embedded database stopped: ${cause}` };
    for (const { resolve } of askers.splice(0)) resolve({ error: ended });
  });

  const ask = (task: EngineTask) =>
    new Promise<EngineReply>((resolve) => {
      if (ended) return resolve({ error: ended });
      askers.push({ hasLimit: task.kind === 'query' && !task.isUnlimited, resolve });
      worker.postMessage(task);
    });
  return {
    async perform(task) {
      const reply = await ask(task);
      if ('answer' in reply) return reply.answer;
      // Created here, so that its stack contains the caller.
      const { code, message, constraint } = reply.error;
      throw new DatabaseError(code, message, constraint);
    },
    hasEnded: () => ended !== undefined,
    async kill() {
      await worker.terminate();
    },
  };
}

function createWorker(workerData: EngineOptions): Worker {
  if (!import.meta.url.endsWith('.ts')) {
    // The build writes the server into one flat folder. A variable, so that the bundler does not rewrite the path.
    const built = './pgliteWorker.js';
    return new Worker(new URL(built, import.meta.url), { workerData });
  }
  // In development the thread runs TypeScript, and a thread does not inherit the loader of its process.
  const source = new URL('./pgliteWorker.ts', import.meta.url);
  const start = `import('tsx/esm/api').then(({ register }) => (register(), import('${source}')))`;
  return new Worker(start, { eval: true, execArgv: [], workerData });
}

/** Counts timer runs and not clock time, which jumps when a laptop sleeps. */
function watchForStuck(askers: readonly Asker[], onStuck: () => void): NodeJS.Timeout {
  let first: Asker | undefined;
  let seconds = 0;
  const look = () => {
    const [current] = askers;
    seconds = current === first ? seconds + 1 : 0;
    first = current;
    if (first?.hasLimit && seconds >= statementLimitSeconds) onStuck();
  };
  return setInterval(look, 1_000).unref();
}
