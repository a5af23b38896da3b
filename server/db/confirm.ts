import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';

/** Asks a question on the terminal. `--yes` on the command line answers it. */
export async function confirm(question: string): Promise<boolean> {
  if (process.argv.includes('--yes')) return true;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // Without a terminal, or at the end of a pipe, there is no answer.
  const closed = once(terminal, 'close').then(() => '');
  const answer = await Promise.race([terminal.question(question), closed]);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}
