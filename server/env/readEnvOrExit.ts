import { type Env, readEnv } from './env.ts';
import { EnvError } from './envError.ts';

/** A wrong setting ends the start with one line for each, not with a stack trace. */
export function readEnvOrStop(source: Readonly<Record<string, string | undefined>>): Env {
  try {
    return readEnv(source);
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
