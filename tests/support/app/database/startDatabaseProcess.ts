import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const file = fileURLToPath(new URL('./databaseProcess.ts', import.meta.url));

export interface DatabaseProcess {
  pid: number | undefined;
  /** Everything that it has printed so far. */
  said: string[];
  /** The next line that matches; fails if the process ends before. */
  hear(pattern: RegExp): Promise<string>;
  /** Ends it as a power cut would, without a signal that it could handle. Resolves when it is gone. */
  kill(): Promise<void>;
}

export function startDatabaseProcess(...words: string[]): DatabaseProcess {
  // A worker of vitest has the options that fit its tests: see vitest.config.ts.
  const options = process.execArgv.filter((option) => option === '--liftoff-only');
  const child = spawn(process.execPath, [...options, '--import', 'tsx', file, ...words], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // Not 'exit': its output may still be arriving then.
  const ended = once(child, 'close');
  const said: string[] = [];
  const lines = createInterface({ input: child.stdout });
  lines.on('line', (line) => said.push(line));
  return {
    pid: child.pid,
    said,
    async hear(pattern) {
      for (;;) {
        const line = said.find((text) => pattern.test(text));
        if (line !== undefined) return line;
        const more = await Promise.race([
          once(lines, 'line'),
          once(lines, 'close').then(() => null),
        ]);
        if (more === null && !said.some((text) => pattern.test(text))) {
          throw new Error(`The process ended without saying ${pattern}: ${said.join(' | ')}`);
        }
      }
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
